package dev.quoin.game.check;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// A reproducible random generator that counts its calls. Mutable, not thread-safe.
final class CountingRandom implements RandomGenerator {
    private final SplittableRandom numbers = new SplittableRandom(1);
    private long drawn;

    @Override
    public long nextLong() {
        drawn++;
        return numbers.nextLong();
    }

    long drawn() {
        return drawn;
    }
}
