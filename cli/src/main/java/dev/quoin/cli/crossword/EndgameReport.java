package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.function.LongPredicate;

/// Solves endgames and prints them as text or JSON. Immutable.
final class EndgameReport implements PositionAnswers.Solving<CrosswordEndgameSolver, CrosswordEndgameResult> {
    private final CrosswordEndgameOptions options;
    private final Output out;
    private final boolean json;

    EndgameReport(CrosswordEndgameOptions options, Output out, boolean json) {
        this.options = options;
        this.out = out;
        this.json = json;
    }

    @Override
    public CrosswordEndgameSolver solver(Lexicon lexicon, Variant variant) {
        return new CrosswordEndgameSolver(lexicon, variant, options);
    }

    @Override
    public CrosswordEndgameResult solve(CrosswordEndgameSolver solver, TurnPosition turn, LongPredicate isEnough) {
        return solver.solve(turn.position().dealt(), isEnough);
    }

    @Override
    public void print(int number, CgpPosition position, CrosswordEndgameResult result, double seconds) {
        var notation = CrosswordMoveText.of(position.variant().tiles().alphabet());
        List<String> line = notation.writeLine(position.board(), result.line());
        if (json) {
            write(position, result, line, seconds, notation);
        } else {
            lines(number, position, result, line, seconds, notation);
        }
        out.flush();
    }

    private void lines(
            int number,
            CgpPosition position,
            CrosswordEndgameResult result,
            List<String> line,
            double seconds,
            CrosswordMoveText notation) {
        out.line(String.format(
                Locale.ROOT,
                "%d: %+d %s (%,d nodes, %.2f s)",
                number,
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
