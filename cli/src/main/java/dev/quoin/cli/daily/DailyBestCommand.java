package dev.quoin.cli.daily;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.daily.line.LineWatcher;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.server.json.PlayJson;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// `quoin daily best`: finds the engine's best line.
@Command(
        name = "best",
        header = "Find the best five turns of a puzzle, knowing all draws.",
        description = {
            "Prints one line per turn: number, score, play, rack before it; then the total. The line is"
                    + " the best one found, not proven to be optimal. The same width gives the same line on every"
                    + " machine, and a larger width never a worse one. Ctrl-C shows the best line so far. Future"
                    + " dates are not available."
        },
        footer = {
            "  quoin daily best 2026-01-01",
            "  quoin daily best today --width 5000 --json",
        })
final class DailyBestCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ChosenDate chosen = new ChosenDate();

    @Option(
            names = "--width",
            paramLabel = "N",
            description = "Number of search rounds (default: " + BestLine.USUAL_WIDTH + ").")
    private int width = BestLine.USUAL_WIDTH;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    DailyBestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (width < 1) {
            throw new BadInput("--width must be at least 1, got " + width);
        }
        var puzzle = chosen.puzzle();
        var rules = DailyLetters.of(puzzle.edition());
        long start = System.nanoTime();
        try (var _ = Interruption.open();
                var status = StatusLine.of(console)) {
            Line line = BestLine.of(rules).find(puzzle, width, new Onlooker(status, width));
            status.clear();
            print(line, rules.variant().tiles().alphabet(), (System.nanoTime() - start) / 1e9);
            return Thread.interrupted() ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    /// Shows the progress of a search.
    private record Onlooker(StatusLine status, int width) implements LineWatcher {
        @Override
        public void reached(int round, int total) {
            status.show(() -> "round " + round + " of " + width + ": " + total + " points");
        }
    }

    private void print(Line line, Alphabet alphabet, double seconds) {
        if (json) {
            new JsonLines(console.out()).print(out -> write(out, line, alphabet, seconds));
        } else {
            for (int turn = 0; turn < line.moves().size(); turn++) {
                DailyGame before = line.games().get(turn);
                console.out()
                        .line((turn + 1) + "\t" + line.end().turns().get(turn).score() + "\t"
                                + move(line, turn, alphabet) + "\t"
                                + before.position().rack().show(alphabet));
            }
            console.out().line("total\t" + line.total());
            console.message(String.format(Locale.ROOT, "%,d rounds in %.1f s", line.rounds(), seconds));
        }
        console.out().flush();
    }

    private void write(JsonGenerator out, Line line, Alphabet alphabet, double seconds) {
        out.writeStringProperty("date", chosen.date().toString());
        out.writeArrayPropertyStart("turns");
        for (int turn = 0; turn < line.moves().size(); turn++) {
            out.writeStartObject();
            out.writeNumberProperty("turn", turn + 1);
            out.writeStringProperty(
                    "rack", line.games().get(turn).position().rack().show(alphabet));
            out.writeNumberProperty("score", line.end().turns().get(turn).score());
            if (line.end().turns().get(turn) instanceof DailyTurn.Played(var play, var receipt)) {
                out.writeName("play");
                new PlayJson(out, alphabet).write(move(line, turn, alphabet), play, receipt);
            }
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeNumberProperty("total", line.total());
        out.writeNumberProperty("rounds", line.rounds());
        out.writeNumberProperty("seconds", seconds);
    }

    private static String move(Line line, int turn, Alphabet alphabet) {
        Board board = line.games().get(turn).position().board();
        return CrosswordMoveText.of(alphabet).write(board, line.moves().get(turn));
    }
}
