package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.crossword.PositionAnswers.Answer;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.function.LongPredicate;
import tools.jackson.core.JsonGenerator;

/// Solves endgames and prints them. Immutable.
final class EndgameReport implements PositionAnswers.Solving<CrosswordEndgameSolver, CrosswordEndgameResult> {
    private final CrosswordEndgameOptions options;

    EndgameReport(CrosswordEndgameOptions options) {
        this.options = options;
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
    public void print(Output out, Answer<CrosswordEndgameResult> answer) {
        CrosswordEndgameResult result = answer.result();
        out.line(String.format(
                Locale.ROOT,
                "%d: %+d %s (%,d nodes, %.2f s)",
                answer.number(),
                result.value(),
                result.exact() ? "exact" : "estimate",
                result.nodes(),
                answer.seconds()));
        out.line(("   " + String.join(", ", line(answer))).stripTrailing());
        for (ValuedMove move : result.moves()) {
            String sign = move.bound() == Bound.EXACT ? "" : move.bound() == Bound.UPPER ? "≤" : "~";
            String value = sign + String.format(Locale.ROOT, "%+d", move.value());
            out.line(String.format(Locale.ROOT, "   %6s  %3d  %s", value, move.score(), answer.text(move.move())));
        }
    }

    @Override
    public void write(JsonGenerator object, Answer<CrosswordEndgameResult> answer) {
        CrosswordEndgameResult result = answer.result();
        object.writeNumberProperty("value", result.value());
        object.writeBooleanProperty("exact", result.exact());
        object.writeArrayPropertyStart("line");
        line(answer).forEach(object::writeString);
        object.writeEndArray();
        object.writeNumberProperty("nodes", result.nodes());
        object.writeNumberProperty("seconds", answer.seconds());
        if (!result.moves().isEmpty()) {
            object.writeArrayPropertyStart("moves");
            for (ValuedMove move : result.moves()) {
                object.writeStartObject();
                object.writeStringProperty("move", answer.text(move.move()));
                object.writeNumberProperty("score", move.score());
                object.writeNumberProperty("value", move.value());
                object.writeStringProperty("bound", move.bound().name().toLowerCase(Locale.ROOT));
                object.writeEndObject();
            }
            object.writeEndArray();
        }
    }

    private static List<String> line(Answer<CrosswordEndgameResult> answer) {
        return answer.notation()
                .writeLine(answer.position().board(), answer.result().line());
    }
}
