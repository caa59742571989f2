package dev.quoin.cli.gcg;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReport;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.terminal.picture.StyledBoard;
import dev.quoin.terminal.picture.StyledLine;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin gcg show`: prints the plays of a game with their arithmetic, and the final board.
@Command(
        name = "show",
        header = "Show the plays of a game with their scores, and the final board.",
        exitCodeList = "1:the record has a problem",
        footer = {
            "  quoin gcg show game.gcg           lower-case letters are blanks",
            "  quoin gcg show - --json < game.gcg",
        })
final class GcgShowCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "A game record; - for standard input.")
    private Path file = Path.of("");

    @Mixin
    private final ReplayOptions options = new ReplayOptions();

    @Option(names = "--json", description = "Print one JSON object: plays, scores, final board.")
    private boolean json;

    GcgShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        GcgFile record = RecordSource.read(InputSource.of(console, file));
        Variant variant = options.variant(record, console);
        GcgReport report = options.replay(variant, console).replay(record);
        if (json) {
            new JsonLines(console.out()).print(out -> ReplayJson.write(out, variant, report));
        } else {
            print(variant, report);
        }
        report.problems().forEach(problem -> console.message(problem.sentence()));
        return report.isClean() ? ExitCode.FINE : ExitCode.NO;
    }

    private void print(Variant variant, GcgReport report) {
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
    }
}
