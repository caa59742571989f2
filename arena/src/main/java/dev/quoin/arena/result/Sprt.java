package dev.quoin.arena.result;

/// A sequential probability ratio test on pairs of games: a match continues until one of two Elo hypotheses
/// is rejected. Immutable.
///
/// This is the generalized test on pentanomial counts: the maximum likelihood of the pair results under a
/// mean that corresponds to `elo1`, divided by that under `elo0`. Both are computed exactly, with one root
/// each.
///
/// @param elo0 the null hypothesis: the first contestant is better by at most this
/// @param elo1 the alternative: it is better by at least this
/// @param alpha the probability of accepting `elo1` when `elo0` is true
/// @param beta the probability of accepting `elo0` when `elo1` is true
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /// Replaces counts of zero, so that no result is considered impossible.
    private static final double HARDLY_ANY = 1e-3;

    private static final int HALVINGS = 80;

    /// The verdict of a test.
    public enum Verdict {
        /// Undecided: continue.
        GO_ON,
        /// The first contestant is not better by `elo1`.
        ELO0,
        /// The first contestant is better by more than `elo0`.
        ELO1
    }

    public Sprt {
        if (!(elo0 < elo1) || Math.abs(elo0) > 1000 || Math.abs(elo1) > 1000) {
            throw new IllegalArgumentException(
                    "a sequential test needs elo0 below elo1, both within 1000, got " + elo0 + "," + elo1);
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "the errors of a sequential test must be between 0 and 0.5, got " + alpha + " and " + beta);
        }
    }

    /// Returns a test with an error rate of 5 % for both hypotheses.
    public static Sprt between(double elo0, double elo1) {
        return new Sprt(elo0, elo1, 0.05, 0.05);
    }

    /// Returns the log-likelihood ratio at which `elo0` is accepted.
    public double lower() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /// Returns the log-likelihood ratio at which `elo1` is accepted.
    public double upper() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /// Returns the verdict for the given pairs.
    public Verdict verdict(PairCounts counts) {
        double ratio = logRatio(counts);
        return ratio <= lower() ? Verdict.ELO0 : ratio >= upper() ? Verdict.ELO1 : Verdict.GO_ON;
    }

    /// Returns the log-likelihood ratio; 0 without pairs.
    public double logRatio(PairCounts counts) {
        if (counts.pairs() == 0) {
            return 0;
        }
        var weights = new double[PairCounts.RESULTS];
        double sum = 0;
        for (int result = 0; result < weights.length; result++) {
            weights[result] = Math.max(HARDLY_ANY, counts.counts().get(result));
            sum += weights[result];
        }
        double mean0 = Elo.fraction(elo0);
        double mean1 = Elo.fraction(elo1);
        double tilt0 = tilt(weights, mean0);
        double tilt1 = tilt(weights, mean1);
        double ratio = 0;
        for (int result = 0; result < weights.length; result++) {
            double part = PairCounts.fraction(result);
            ratio += weights[result] * StrictMath.log((1 + tilt0 * (part - mean0)) / (1 + tilt1 * (part - mean1)));
        }
        return ratio * counts.pairs() / sum;
    }

    /// Returns the tilt of the most likely distribution with a given mean, which is `weight / (1 + tilt ·
    /// (part − mean))`.
    private static double tilt(double[] weights, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < HALVINGS; step++) {
            double tilt = (low + high) / 2;
            double pull = 0;
            for (int result = 0; result < weights.length; result++) {
                double off = PairCounts.fraction(result) - mean;
                pull += weights[result] * off / (1 + tilt * off);
            }
            if (pull > 0) {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        return (low + high) / 2;
    }
}
