package dev.quoin.arena.result;

/// An estimate between two bounds that hold it with a probability of 95 %.
///
/// @param low the lower bound
/// @param value the estimate
/// @param high the upper bound
public record Interval(double low, double value, double high) {
    /// How many standard errors are on either side of a normal estimate.
    public static final double Z = 1.959963984540054;

    /// Half of the distance between the bounds.
    public double error() {
        return (high - low) / 2;
    }
}
