package dev.quoin.arena.result;

/// Elo differences on the logistic scale, where 400 points mean odds of ten to one.
public final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /// Returns the difference at which a contestant is expected to score this fraction; infinite at 0 and 1.
    public static double of(double fraction) {
        return 0.0 - SCALE * StrictMath.log10(1 / fraction - 1);
    }

    /// Returns the expected fraction at this difference.
    public static double fraction(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / SCALE));
    }

    /// Returns the difference for a fraction with an interval.
    public static Interval of(Interval fraction) {
        return new Interval(of(fraction.low()), of(fraction.value()), of(fraction.high()));
    }
}
