package dev.quoin.crossword.agent;

import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;

/// Plays the move with the highest value of a [MoveEvaluator]. Mutable, not thread-safe.
///
/// Breaks ties at random. If exchanging could end a game that it would not win, it plays if it can. It
/// ignores the budget.
public final class ValueAgent implements Agent<CrosswordPosition, CrosswordMove> {
    /// Candidates between two checks of the thread's interrupt flag; blanks on a large board give several
    /// hundred thousand moves.
    private static final int CHECK_INTERVAL = 1024;

    private final Candidates candidates;
    private final MoveEvaluator evaluator;
    private final RandomGenerator chance;
    private final double[] features;

    /// Creates an agent that breaks ties with `chance`.
    public ValueAgent(Candidates candidates, MoveEvaluator evaluator, RandomGenerator chance) {
        this.candidates = candidates;
        this.evaluator = evaluator;
        this.chance = chance;
        this.features = new double[candidates.features().size()];
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        candidates.load(seen);
        boolean mustPlay = candidates.plays() > 0 && candidates.losesByWaiting(seen);
        int moves = mustPlay ? candidates.plays() : candidates.size();
        int best = 0;
        int equals = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int index = 0; index < moves; index++) {
            if (index % CHECK_INTERVAL == 0 && Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the evaluation of moves was interrupted");
            }
            candidates.read(index, features);
            double value = evaluator.of(features);
            if (value > most) {
                most = value;
                best = index;
                equals = 1;
            } else if (value == most && chance.nextInt(++equals) == 0) {
                best = index;
            }
        }
        return candidates.move(best);
    }
}
