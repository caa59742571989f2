package dev.quoin.arena.result;

import java.util.ArrayList;
import java.util.List;

/// The number of pairs in which the first contestant scored 0, ½, 1, 1½ and 2 points. Immutable.
///
/// Both games of a pair have the same deal, so games are not independent, but pairs are. All errors are
/// computed from these five numbers, the pentanomial counts.
///
/// @param counts five numbers, the worst result first
public record PairCounts(List<Integer> counts) {
    /// The number of possible results of a pair.
    public static final int RESULTS = 5;

    public PairCounts {
        counts = List.copyOf(counts);
        if (counts.size() != RESULTS || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("pairs are counted by 5 numbers from 0, got " + counts);
        }
    }

    /// Returns counts of zero.
    public static PairCounts none() {
        return new PairCounts(List.of(0, 0, 0, 0, 0));
    }

    /// Returns a copy with one more pair.
    ///
    /// @param halfPoints the first contestant's result in half points, 0 to 4
    public PairCounts with(int halfPoints) {
        var more = new ArrayList<>(counts);
        more.set(halfPoints, more.get(halfPoints) + 1);
        return new PairCounts(more);
    }

    /// Returns the number of pairs.
    public int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /// Returns the fraction of points for a pair with this result.
    static double fraction(int result) {
        return result / (RESULTS - 1.0);
    }

    /// Returns the fraction of all points that the first contestant scored; a half when there are no pairs.
    public double mean() {
        double sum = 0;
        for (int result = 0; result < RESULTS; result++) {
            sum += counts.get(result) * fraction(result);
        }
        return pairs() == 0 ? 0.5 : sum / pairs();
    }

    /// Returns the unbiased variance of the fraction per pair; 0 with fewer than two pairs.
    public double variance() {
        return pairs() < 2 ? 0 : squares() / (pairs() - 1);
    }

    /// Returns the mean squared deviation of the fraction per pair; 0 without pairs.
    public double populationVariance() {
        return pairs() == 0 ? 0 : squares() / pairs();
    }

    private double squares() {
        double mean = mean();
        double sum = 0;
        for (int result = 0; result < RESULTS; result++) {
            double off = fraction(result) - mean;
            sum += counts.get(result) * off * off;
        }
        return sum;
    }

    /// Returns the same counts from the second contestant's perspective.
    public PairCounts reversed() {
        return new PairCounts(counts.reversed());
    }
}
