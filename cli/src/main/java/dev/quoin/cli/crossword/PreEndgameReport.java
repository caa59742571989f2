package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.preendgame.PreEndgameResult;
import dev.quoin.crossword.preendgame.PreEndgameResult.Candidate;
import java.util.List;
import java.util.Locale;

/// Prints solved pre-endgames as text or JSON. Mutable, not thread-safe.
final class PreEndgameReport {
    private final Output out;
    private final boolean json;
    private final int top;
    private int count;

    /// Creates a report of the `top` best moves of each position.
    PreEndgameReport(Output out, boolean json, int top) {
        this.out = out;
        this.json = json;
        this.top = top;
    }

    /// The number of positions printed.
    int count() {
        return count;
    }

    void print(CgpPosition position, PreEndgameResult result, long nanos) {
        count++;
        var notation = CrosswordMoveText.of(position.variant().tiles().alphabet());
        List<Candidate> best =
                result.candidates().subList(0, Math.min(top, result.candidates().size()));
        double seconds = Math.round(nanos / 1e6) / 1e3;
        if (json) {
            write(position, result, best, seconds, notation);
        } else {
            lines(position, result, best, seconds, notation);
        }
        out.flush();
    }

    private void lines(
            CgpPosition position,
            PreEndgameResult result,
            List<Candidate> best,
            double seconds,
            CrosswordMoveText notation) {
        out.line(String.format(
                Locale.ROOT,
                "%d: %s %s (%d draws, %d moves, %,d nodes, %.2f s)",
                count,
                notation.write(position.board(), result.best().move()),
                result.exact() ? "exact" : "estimate",
                result.draws(),
                result.candidates().size(),
                result.nodes(),
                seconds));
        out.line("       win   spread  proved  score  move");
        for (Candidate each : best) {
            out.line(String.format(
                    Locale.ROOT,
                    "   %s%5.1f%%  %s%+7.1f  %6d  %5d  %s",
                    each.exact() ? " " : "~",
                    100 * each.winProbability(),
                    each.spreadExact() ? " " : "~",
                    each.spread(),
                    each.drawsProved(),
                    each.score(),
                    notation.write(position.board(), each.move())));
        }
    }

    private void write(
            CgpPosition position,
            PreEndgameResult result,
            List<Candidate> best,
            double seconds,
            CrosswordMoveText notation) {
        new JsonLines(out).print(object -> {
            object.writeStringProperty("cgp", position.show());
            object.writeBooleanProperty("exact", result.exact());
            object.writeNumberProperty("draws", result.draws());
            object.writeNumberProperty("candidates", result.candidates().size());
            object.writeNumberProperty("nodes", result.nodes());
            object.writeNumberProperty("seconds", seconds);
            object.writeArrayPropertyStart("moves");
            for (Candidate each : best) {
                object.writeStartObject();
                object.writeStringProperty("move", notation.write(position.board(), each.move()));
                object.writeNumberProperty("score", each.score());
                object.writeNumberProperty("win", rounded(each.winProbability(), 1e6));
                object.writeNumberProperty("spread", rounded(each.spread(), 1e3));
                object.writeNumberProperty("proved", each.drawsProved());
                object.writeBooleanProperty("exact", each.exact());
                object.writeBooleanProperty("spreadExact", each.spreadExact());
                object.writeEndObject();
            }
            object.writeEndArray();
        });
    }

    private static double rounded(double number, double steps) {
        return Math.round(number * steps) / steps;
    }
}
