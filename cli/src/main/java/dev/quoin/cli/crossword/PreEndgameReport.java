package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.crossword.PositionAnswers.Answer;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.preendgame.PreEndgameOptions;
import dev.quoin.crossword.preendgame.PreEndgameResult;
import dev.quoin.crossword.preendgame.PreEndgameResult.Candidate;
import dev.quoin.crossword.preendgame.PreEndgameSolver;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.Locale;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;

/// Solves pre-endgames and prints them. Immutable.
final class PreEndgameReport implements PositionAnswers.Solving<PreEndgameSolver, PreEndgameResult> {
    private final PreEndgameOptions options;
    private final int top;

    /// Creates a report of the `top` best moves of each position.
    PreEndgameReport(PreEndgameOptions options, int top) {
        this.options = options;
        this.top = top;
    }

    @Override
    public PreEndgameSolver solver(Lexicon lexicon, Variant variant) {
        return new PreEndgameSolver(lexicon, variant, options);
    }

    @Override
    public PreEndgameResult solve(PreEndgameSolver solver, TurnPosition turn, LongPredicate isEnough) {
        CrosswordPosition seen = turn.seen();
        if (seen.players() == 2 && seen.bagSize() == 0) {
            throw new IllegalArgumentException("the bag is empty. Use 'quoin endgame' for this position.");
        }
        return solver.solve(seen, isEnough);
    }

    @Override
    public void print(Output out, Answer<PreEndgameResult> answer) {
        PreEndgameResult result = answer.result();
        out.line(String.format(
                Locale.ROOT,
                "%d: %s %s (%d draws, %d moves, %,d nodes, %.2f s)",
                answer.number(),
                answer.text(result.best().move()),
                result.exact() ? "exact" : "estimate",
                result.draws(),
                result.candidates().size(),
                result.nodes(),
                answer.seconds()));
        out.line("       win   spread  proved  score  move");
        best(result)
                .forEach(each -> out.line(String.format(
                        Locale.ROOT,
                        "   %s%5.1f%%  %s%+7.1f  %6d  %5d  %s",
                        each.exact() ? " " : "~",
                        100 * each.winProbability(),
                        each.spreadExact() ? " " : "~",
                        each.spread(),
                        each.drawsProved(),
                        each.score(),
                        answer.text(each.move()))));
    }

    @Override
    public void write(JsonGenerator object, Answer<PreEndgameResult> answer) {
        PreEndgameResult result = answer.result();
        object.writeBooleanProperty("exact", result.exact());
        object.writeNumberProperty("draws", result.draws());
        object.writeNumberProperty("candidates", result.candidates().size());
        object.writeNumberProperty("nodes", result.nodes());
        object.writeNumberProperty("seconds", answer.seconds());
        object.writeArrayPropertyStart("moves");
        best(result).forEach(each -> {
            object.writeStartObject();
            object.writeStringProperty("move", answer.text(each.move()));
            object.writeNumberProperty("score", each.score());
            object.writeNumberProperty("win", rounded(each.winProbability(), 1e6));
            object.writeNumberProperty("spread", rounded(each.spread(), 1e3));
            object.writeNumberProperty("proved", each.drawsProved());
            object.writeBooleanProperty("exact", each.exact());
            object.writeBooleanProperty("spreadExact", each.spreadExact());
            object.writeEndObject();
        });
        object.writeEndArray();
    }

    private Stream<Candidate> best(PreEndgameResult result) {
        return result.candidates().stream().limit(top);
    }

    private static double rounded(double number, double steps) {
        return Math.round(number * steps) / steps;
    }
}
