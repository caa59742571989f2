package dev.quoin.arena.result;

import java.util.ArrayList;
import java.util.List;

/// How many pairs of games gave the first contestant 0, ½, 1, 1½ and 2 points; immutable.
///
/// Both games of a pair are dealt alike, so they are not independent; pairs are. All errors are computed
/// from these five numbers, the pentanomial counts.
///
/// @param counts five numbers, the worst result first
public record PairCounts(List<Integer> counts) {
    /// How many results a pair may have.
    public static final int RESULTS = 5;

    public PairCounts {
        counts = List.copyOf(counts);
        if (counts.size() != RESULTS || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("pairs are counted by 5 numbers from 0, got " + counts);
        }
    }

    /// No pairs yet.
    public static PairCounts none() {
        return new PairCounts(List.of(0, 0, 0, 0, 0));
    }

    /// The same with one pair more.
    ///
    /// @param halfPoints what the first contestant has of it, 0 to 4
    public PairCounts with(int halfPoints) {
        var more = new ArrayList<>(counts);
        more.set(halfPoints, more.get(halfPoints) + 1);
        return new PairCounts(more);
    }

    /// How many pairs there are.
    public int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /// What part of the points a pair of this result gives.
    static double fraction(int result) {
        return result / (RESULTS - 1.0);
    }

    /// The part of all points that the first contestant has; a half when there are no pairs.
    public double mean() {
        double sum = 0;
        for (int result = 0; result < RESULTS; result++) {
            sum += counts.get(result) * fraction(result);
        }
        return pairs() == 0 ? 0.5 : sum / pairs();
    }

    /// The variance of a pair's part, estimated without bias; 0 with less than two pairs.
    public double variance() {
        double mean = mean();
        double sum = 0;
        for (int result = 0; result < RESULTS; result++) {
            double off = fraction(result) - mean;
            sum += counts.get(result) * off * off;
        }
        return pairs() < 2 ? 0 : sum / (pairs() - 1);
    }

    /// The same from the view of the second contestant.
    public PairCounts reversed() {
        return new PairCounts(counts.reversed());
    }
}
