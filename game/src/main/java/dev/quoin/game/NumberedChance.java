package dev.quoin.game;

import java.util.SplittableRandom;

/// Chance for the games or openings of a series: that of each depends on the seed and its number alone, so that tasks
/// which share the work need share nothing else. Stateless.
public final class NumberedChance {
    /// An odd number far from all small ones, so that neighbouring seeds and numbers have nothing in common.
    private static final long STRIDE = 0x9e3779b97f4a7c15L;

    private NumberedChance() {}

    /// The chance of the member of the series with this number.
    public static SplittableRandom of(long seed, long number) {
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + number * STRIDE);
    }
}
