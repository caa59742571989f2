package dev.quoin.arena.result;

/// An estimate with its 95 % confidence interval.
///
/// @param low the lower bound
/// @param value the estimate
/// @param high the upper bound
public record Interval(double low, double value, double high) {
    /// The number of standard errors on either side of a normally distributed estimate.
    public static final double Z = 1.959963984540054;

    /// Returns half the width of the interval.
    public double error() {
        return (high - low) / 2;
    }
}
