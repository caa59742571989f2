package dev.quoin.game;

import java.util.SplittableRandom;

/// Random generators for a numbered series of games or openings. Each depends only on the seed and its
/// number, so parallel tasks need not share state. Stateless.
public final class NumberedChance {
    /// An odd number far from all small ones, so that neighboring seeds and numbers are unrelated.
    private static final long STRIDE = 0x9e3779b97f4a7c15L;

    private NumberedChance() {}

    /// Returns the random generator for the given number.
    public static SplittableRandom of(long seed, long number) {
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + number * STRIDE);
    }
}
