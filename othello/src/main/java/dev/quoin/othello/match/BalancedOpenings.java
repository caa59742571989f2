package dev.quoin.othello.match;

import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;

/// Random openings that are fair to both sides. Immutable and thread-safe.
///
/// The opening of a seed is the first of its random openings whose value, by a search of depth [#DEPTH], is
/// within the bound. If there is none among [#MOST_TRIES], it is the most balanced of these.
///
/// @param plies the number of random moves
/// @param bound the maximum advantage of either side, in hundredths of a disc
public record BalancedOpenings(int plies, int bound) {
    /// The search depth for evaluating an opening.
    public static final int DEPTH = 4;

    /// The maximum number of random openings to evaluate per seed.
    public static final int MOST_TRIES = 1000;

    public BalancedOpenings {
        if (plies < 0 || plies > Openings.MOST_PLIES) {
            throw new IllegalArgumentException(
                    "an opening must have 0.." + Openings.MOST_PLIES + " random moves, got " + plies);
        }
        if (bound < 0) {
            throw new IllegalArgumentException("the bound of a balanced opening must not be negative, got " + bound);
        }
    }

    /// Returns the default: eight moves, with neither side more than two discs ahead.
    public static BalancedOpenings standard() {
        return new BalancedOpenings(8, 200);
    }

    /// Returns the opening of a seed.
    public MoveSequence opening(long seed) {
        var openings = new Openings(plies, seed);
        var search = new Search(new HandcraftedEvaluation());
        MoveSequence best = openings.opening(0);
        int least = Integer.MAX_VALUE;
        for (int number = 0; number < MOST_TRIES && least > bound; number++) {
            MoveSequence opening = openings.opening(number);
            int value = Math.abs(search.best(opening.end(), SearchLimits.ofDepth(DEPTH))
                    .best()
                    .value());
            if (value < least) {
                least = value;
                best = opening;
            }
        }
        return best;
    }
}
