package dev.quoin.arena.result;

/// A sequential probability ratio test of pairs: goes on until one of two differences of strength is
/// refuted; immutable.
///
/// The generalised test of the pentanomial counts: the likelihood of the best distribution of pair results
/// whose mean belongs to `elo1`, over that of the best whose mean belongs to `elo0`. Both can be found
/// exactly, by one root each.
///
/// @param elo0 the first contestant is better by no more than this
/// @param elo1 or by at least this
/// @param alpha how often `elo1` may be accepted when `elo0` is true
/// @param beta how often `elo0` may be accepted when `elo1` is true
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /// What is put in place of a count of zero, so that no result is taken for impossible.
    private static final double HARDLY_ANY = 1e-3;

    private static final int HALVINGS = 80;

    /// What a test says.
    public enum Verdict {
        /// Nothing yet.
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

    /// A test that is wrong in one of twenty cases, either way.
    public static Sprt between(double elo0, double elo1) {
        return new Sprt(elo0, elo1, 0.05, 0.05);
    }

    /// Where `elo0` is accepted.
    public double lower() {
        return StrictMath.log(beta / (1 - alpha));
    }

    /// Where `elo1` is accepted.
    public double upper() {
        return StrictMath.log((1 - beta) / alpha);
    }

    /// What the pairs say.
    public Verdict verdict(PairCounts counts) {
        double ratio = logRatio(counts);
        return ratio <= lower() ? Verdict.ELO0 : ratio >= upper() ? Verdict.ELO1 : Verdict.GO_ON;
    }

    /// The logarithm of the likelihood ratio; 0 without pairs.
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

    /// The most likely distribution with a given mean is `weight / (1 + tilt · (part − mean))`; this is its
    /// tilt.
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
