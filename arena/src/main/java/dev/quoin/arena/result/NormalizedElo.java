package dev.quoin.arena.result;

/// Normalized Elo (nElo): the advantage in standard deviations of a pair, scaled to resemble Elo.
///
/// Unlike Elo, it does not depend on the share of draws or on how much luck the deals bring, so it determines how
/// many games a test needs. The definition is that of fastchess and fishtest, on pentanomial counts.
public final class NormalizedElo {
    private static final double SCALE = 800 / StrictMath.log(10);

    private NormalizedElo() {}

    /// Returns the normalized Elo difference of the first contestant. The error is infinite when all pairs
    /// have the same result, because they say nothing about the deviation.
    public static Estimate of(PairCounts counts) {
        double lead = counts.mean() - 0.5;
        double variance = counts.populationVariance();
        if (variance == 0) {
            return new Estimate(
                    lead == 0 ? 0 : Math.copySign(Double.POSITIVE_INFINITY, lead), Double.POSITIVE_INFINITY);
        }
        return new Estimate(
                SCALE * lead / Math.sqrt(2 * variance), Interval.Z * SCALE / Math.sqrt(2.0 * counts.pairs()));
    }
}
