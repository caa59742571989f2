package dev.quoin.arena.result;

/// The fraction of games a contestant wins, with draws as half a win.
public final class WinFraction {
    private WinFraction() {}

    /// Returns the fraction with its 95 % Wilson interval, for the effective number of independent games.
    ///
    /// Pairs whose fractions have variance `v` around the mean `m` are worth `pairs · m(1−m)/v` games that
    /// are won or lost. Pairs with identical results say nothing about their variance, so each counts as one
    /// game.
    public static Interval of(PairCounts counts) {
        return wilson(counts.mean(), worth(counts));
    }

    private static double worth(PairCounts counts) {
        double variance = counts.variance();
        double mean = counts.mean();
        return variance == 0 ? counts.pairs() : counts.pairs() * mean * (1 - mean) / variance;
    }

    /// Returns all fractions less than `Z` standard errors away from the observed one.
    static Interval wilson(double seen, double games) {
        if (games == 0) {
            return new Interval(0, seen, 1);
        }
        double square = Interval.Z * Interval.Z;
        double scale = 1 + square / games;
        double middle = (seen + square / (2 * games)) / scale;
        double half = Interval.Z * Math.sqrt(seen * (1 - seen) / games + square / (4 * games * games)) / scale;
        // At the ends the bound is exactly 0 or 1, which rounding would miss slightly.
        return new Interval(seen == 0 ? 0 : middle - half, seen, seen == 1 ? 1 : middle + half);
    }
}
