package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.preendgame.PreEndgameOptions;
import dev.quoin.crossword.preendgame.PreEndgameResult;
import dev.quoin.crossword.preendgame.PreEndgameResult.Candidate;
import dev.quoin.crossword.preendgame.PreEndgameSolver;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.List;
import java.util.Locale;
import java.util.function.LongPredicate;

/// Solves pre-endgames and prints them as text or JSON. Immutable.
final class PreEndgameReport implements PositionAnswers.Solving<PreEndgameSolver, PreEndgameResult> {
    private final PreEndgameOptions options;
    private final Output out;
    private final boolean json;
    private final int top;

    /// Creates a report of the `top` best moves of each position.
    PreEndgameReport(PreEndgameOptions options, Output out, boolean json, int top) {
        this.options = options;
        this.out = out;
        this.json = json;
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
    public void print(int number, CgpPosition position, PreEndgameResult result, double seconds) {
        var notation = CrosswordMoveText.of(position.variant().tiles().alphabet());
        List<Candidate> best =
                result.candidates().subList(0, Math.min(top, result.candidates().size()));
        if (json) {
            write(position, result, best, seconds, notation);
        } else {
            lines(number, position, result, best, seconds, notation);
        }
        out.flush();
    }

    private void lines(
            int number,
            CgpPosition position,
            PreEndgameResult result,
            List<Candidate> best,
            double seconds,
            CrosswordMoveText notation) {
        out.line(String.format(
                Locale.ROOT,
                "%d: %s %s (%d draws, %d moves, %,d nodes, %.2f s)",
                number,
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
