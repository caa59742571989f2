package dev.quoin.learning.sample;

import dev.quoin.crossword.agent.MoveValue;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Plays the move that is valued most, and now and then another of the best ten. Mutable, for one thread.
final class EpsilonGreedyAgent implements Agent<CrosswordPosition, CrosswordMove> {
    private static final int TRIED = 10;

    private final Candidates candidates;
    private final MoveValue value;
    private final double explore;
    private final RandomGenerator chance;
    private final double[] features;

    // The best moves so far, best first.
    private final int[] best = new int[TRIED];
    private final double[] worths = new double[TRIED];

    EpsilonGreedyAgent(Candidates candidates, MoveValue value, double explore, RandomGenerator chance) {
        this.candidates = candidates;
        this.value = value;
        this.explore = explore;
        this.chance = chance;
        this.features = new double[candidates.features().size()];
    }

    @Override
    public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
        candidates.load(seen);
        Arrays.fill(worths, Double.NEGATIVE_INFINITY);
        for (int index = 0; index < candidates.size(); index++) {
            candidates.read(index, features);
            place(index, value.of(features));
        }
        boolean explores = explore > 0 && chance.nextDouble() < explore;
        int move = best[explores ? chance.nextInt(Math.min(TRIED, candidates.size())) : 0];
        candidates.read(move, features);
        return candidates.move(move);
    }

    /// The features of the move chosen last; valid until the next choice.
    double[] chosen() {
        return features;
    }

    private void place(int move, double worth) {
        int at = TRIED;
        while (at > 0 && worth > worths[at - 1]) {
            at--;
        }
        if (at < TRIED) {
            System.arraycopy(best, at, best, at + 1, TRIED - at - 1);
            System.arraycopy(worths, at, worths, at + 1, TRIED - at - 1);
            best[at] = move;
            worths[at] = worth;
        }
    }
}
