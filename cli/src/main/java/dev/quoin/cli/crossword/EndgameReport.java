package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import java.util.List;
import java.util.Locale;

/// Prints solved endgames as text or JSON. Mutable, not thread-safe.
final class EndgameReport {
    private final Output out;
    private final boolean json;
    private int count;

    EndgameReport(Output out, boolean json) {
        this.out = out;
        this.json = json;
    }

    /// The number of positions printed.
    int count() {
        return count;
    }

    void print(CgpPosition position, CrosswordEndgameResult result, long nanos) {
        count++;
        var notation = CrosswordMoveText.of(position.variant().tiles().alphabet());
        List<String> line = notation.writeLine(position.board(), result.line());
        double seconds = Math.round(nanos / 1e6) / 1e3;
        if (json) {
            write(position, result, line, seconds, notation);
        } else {
            lines(position, result, line, seconds, notation);
        }
        out.flush();
    }

    private void lines(
            CgpPosition position,
            CrosswordEndgameResult result,
            List<String> line,
            double seconds,
            CrosswordMoveText notation) {
        out.line(String.format(
                Locale.ROOT,
                "%d: %+d %s (%,d nodes, %.2f s)",
                count,
                result.value(),
                result.exact() ? "exact" : "estimate",
                result.nodes(),
                seconds));
        out.line(("   " + String.join(", ", line)).stripTrailing());
        for (ValuedMove move : result.moves()) {
            String sign = move.bound() == Bound.EXACT ? "" : move.bound() == Bound.UPPER ? "≤" : "~";
            String value = sign + String.format(Locale.ROOT, "%+d", move.value());
            out.line(String.format(
                    Locale.ROOT,
                    "   %6s  %3d  %s",
                    value,
                    move.score(),
                    notation.write(position.board(), move.move())));
        }
    }

    private void write(
            CgpPosition position,
            CrosswordEndgameResult result,
            List<String> line,
            double seconds,
            CrosswordMoveText notation) {
        new JsonLines(out).print(object -> {
            object.writeStringProperty("cgp", position.show());
            object.writeNumberProperty("value", result.value());
            object.writeBooleanProperty("exact", result.exact());
            object.writeArrayPropertyStart("line");
            line.forEach(object::writeString);
            object.writeEndArray();
            object.writeNumberProperty("nodes", result.nodes());
            object.writeNumberProperty("seconds", seconds);
            if (!result.moves().isEmpty()) {
                object.writeArrayPropertyStart("moves");
                for (ValuedMove move : result.moves()) {
                    object.writeStartObject();
                    object.writeStringProperty("move", notation.write(position.board(), move.move()));
                    object.writeNumberProperty("score", move.score());
                    object.writeNumberProperty("value", move.value());
                    object.writeStringProperty("bound", move.bound().name().toLowerCase(Locale.ROOT));
                    object.writeEndObject();
                }
                object.writeEndArray();
            }
        });
    }
}
