package dev.quoin.arena.result;

/// A mean with its error.
///
/// @param mean the mean
/// @param error half the width of the 95 % confidence interval; infinite with fewer than two values
public record Estimate(double mean, double error) {
    /// Returns the mean of independent values with its error.
    public static Estimate of(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        double mean = values.length == 0 ? 0 : sum / values.length;
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        int count = values.length;
        double variance = count < 2 ? Double.POSITIVE_INFINITY : squares / (count - 1);
        return new Estimate(mean, Interval.Z * Math.sqrt(variance / Math.max(1, count)));
    }
}
