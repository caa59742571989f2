package dev.quoin.arena.result;

/// Differences of strength on the logistic scale on which 400 points are ten to one.
public final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /// The difference at which a contestant is expected to have this part of the points; infinite at 0 and
    /// 1.
    public static double of(double fraction) {
        return 0.0 - SCALE * StrictMath.log10(1 / fraction - 1);
    }

    /// The part of the points that is expected at this difference.
    public static double fraction(double elo) {
        return 1 / (1 + StrictMath.pow(10, -elo / SCALE));
    }

    /// The difference that belongs to a fraction with an interval.
    public static Interval of(Interval fraction) {
        return new Interval(of(fraction.low()), of(fraction.value()), of(fraction.high()));
    }
}
