package dev.quoin.learning.sample;

import dev.quoin.crossword.agent.MoveEvaluator;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Plays the move with the highest value, and with probability ε a random one of the ten best. Mutable, not
/// thread-safe.
final class EpsilonGreedyAgent implements Agent<CrosswordPosition, CrosswordMove> {
    private static final int TOP = 10;

    private final Candidates candidates;
    private final MoveEvaluator value;
    private final double epsilon;
    private final RandomGenerator chance;
    private final double[] features;

    // The best moves so far, best first.
    private final int[] best = new int[TOP];
    private final double[] values = new double[TOP];

    EpsilonGreedyAgent(Candidates candidates, MoveEvaluator value, double epsilon, RandomGenerator chance) {
        this.candidates = candidates;
        this.value = value;
        this.epsilon = epsilon;
        this.chance = chance;
        this.features = new double[candidates.features().size()];
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        candidates.load(seen);
        Arrays.fill(values, Double.NEGATIVE_INFINITY);
        for (int index = 0; index < candidates.size(); index++) {
            candidates.read(index, features);
            place(index, value.of(features));
        }
        boolean explores = epsilon > 0 && chance.nextDouble() < epsilon;
        int move = best[explores ? chance.nextInt(Math.min(TOP, candidates.size())) : 0];
        candidates.read(move, features);
        return candidates.move(move);
    }

    /// Returns the features of the last move; valid until the next one.
    double[] chosen() {
        return features;
    }

    private void place(int move, double moveValue) {
        int at = TOP;
        while (at > 0 && moveValue > values[at - 1]) {
            at--;
        }
        if (at < TOP) {
            System.arraycopy(best, at, best, at + 1, TOP - at - 1);
            System.arraycopy(values, at, values, at + 1, TOP - at - 1);
            best[at] = move;
            values[at] = moveValue;
        }
    }
}
