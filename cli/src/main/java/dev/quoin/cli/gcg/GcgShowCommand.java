package dev.quoin.cli.gcg;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReport;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `quoin gcg show`: the plays of a game with their arithmetic, and the final board.
@Command(
        name = "show",
        header = "Show the plays of a game with their scores, and the final board.",
        footer = {"  quoin gcg show game.gcg    lower-case letters are blanks (?)"})
final class GcgShowCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "A game record.")
    private Path file = Path.of("");

    @Mixin
    private final ReplayOptions options = new ReplayOptions();

    GcgShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        GcgFile record = GcgReader.read(file);
        Variant variant = options.variant(record);
        GcgReport report = options.replay(variant, console).replay(record);
        CrosswordMoveText notation = CrosswordMoveText.of(variant.tiles().alphabet());
        for (GcgReport.ReplayedPlay play : report.plays()) {
            String nick = report.standings().get(play.seat()).nick();
            String move = notation.write(play.before(), play.play());
            console.out()
                    .line("%-14s %-20s %4d  %s"
                            .formatted(nick, move, play.receipt().total(), play.receipt()));
        }
        for (StyledLine line : new StyledBoard(variant, report.board()).lines()) {
            console.out().line(console.colours() ? line.coloured() : line.text());
        }
        report.standings().forEach(standing -> console.out().line(standing.nick() + " " + standing.score()));
        report.problems().forEach(problem -> console.message(problem.sentence()));
        return report.isClean() ? ExitCode.FINE : ExitCode.NO;
    }
}
