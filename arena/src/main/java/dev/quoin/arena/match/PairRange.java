package dev.quoin.arena.match;

/// A range of pairs of a match to play here; the others are played elsewhere or later.
///
/// @param first the first pair, from 1
/// @param last the last pair (inclusive)
public record PairRange(int first, int last) {
    public PairRange {
        if (first < 1 || last < first) {
            throw new IllegalArgumentException("a range of pairs begins with 1 or more and does not end before it"
                    + " begins, got " + first + "-" + last);
        }
    }

    /// Returns a range with all pairs of any match.
    public static PairRange all() {
        return new PairRange(1, MatchConfig.MOST_PAIRS);
    }
}
