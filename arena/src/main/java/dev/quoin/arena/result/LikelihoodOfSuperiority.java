package dev.quoin.arena.result;

/// The likelihood of superiority (LOS): the probability that the first contestant is the stronger one, given
/// the results and no earlier opinion.
public final class LikelihoodOfSuperiority {
    /// Beyond this, the normal distribution is 0 or 1 in double precision.
    private static final double FARTHEST = 8.3;

    private LikelihoodOfSuperiority() {}

    /// Returns the probability, from the mean and the variance of the pairs. If all pairs have the same
    /// result, each of them counts as one game that is won, drawn or lost.
    public static double of(PairCounts counts) {
        double lead = counts.mean() - 0.5;
        double variance = counts.populationVariance();
        return variance == 0
                ? normal(Math.signum(lead) * Math.sqrt(counts.pairs()))
                : normal(lead / Math.sqrt(variance / counts.pairs()));
    }

    /// Returns the standard normal distribution function, by its series around 0.
    static double normal(double deviations) {
        if (Math.abs(deviations) > FARTHEST) {
            return deviations < 0 ? 0 : 1;
        }
        double square = deviations * deviations;
        double term = deviations;
        double sum = 0;
        for (int odd = 3; sum + term != sum; odd += 2) {
            sum += term;
            term *= square / odd;
        }
        double density = StrictMath.exp(-square / 2) / Math.sqrt(2 * Math.PI);
        return Math.clamp(0.5 + sum * density, 0, 1);
    }
}
