package dev.quoin.othello.match;

import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;

/// Random openings that leave both sides a chance; immutable, safe to share.
///
/// The opening of a seed is the first of its random ones whose value, by a search of [#DEPTH] moves, is within the
/// bound. Should there be none among [#MOST_TRIES], it is the most balanced of these.
///
/// @param plies how many discs are placed at random
/// @param bound how far, in hundredths of a disc, either side may be ahead
public record BalancedOpenings(int plies, int bound) {
    /// How many moves ahead an opening is judged.
    public static final int DEPTH = 4;

    /// How many random openings of a seed are judged at most.
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

    /// Eight moves, and neither side more than two discs ahead.
    public static BalancedOpenings standard() {
        return new BalancedOpenings(8, 200);
    }

    /// The opening of a seed.
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
