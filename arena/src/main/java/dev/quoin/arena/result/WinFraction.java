package dev.quoin.arena.result;

/// The part of the games that a contestant wins, draws counted half.
public final class WinFraction {
    private WinFraction() {}

    /// The part with its 95 % interval: Wilson's, for as many independent games as the pairs are worth.
    ///
    /// Pairs whose parts have the variance `v` around the mean `m` are worth `pairs · m(1−m)/v` games that
    /// are won or lost. Pairs that all ended alike say nothing about their variance: each counts as one
    /// game.
    public static Interval of(PairCounts counts) {
        return wilson(counts.mean(), worth(counts));
    }

    private static double worth(PairCounts counts) {
        double variance = counts.variance();
        double mean = counts.mean();
        return variance == 0 ? counts.pairs() : counts.pairs() * mean * (1 - mean) / variance;
    }

    /// All fractions from which what was seen in so many games is less than `Z` standard errors away.
    static Interval wilson(double seen, double games) {
        if (games == 0) {
            return new Interval(0, seen, 1);
        }
        double square = Interval.Z * Interval.Z;
        double scale = 1 + square / games;
        double middle = (seen + square / (2 * games)) / scale;
        double half = Interval.Z * Math.sqrt(seen * (1 - seen) / games + square / (4 * games * games)) / scale;
        // At the ends the bound is the end itself, which rounding would miss by a hair.
        return new Interval(seen == 0 ? 0 : middle - half, seen, seen == 1 ? 1 : middle + half);
    }
}
