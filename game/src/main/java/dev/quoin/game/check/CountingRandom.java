package dev.quoin.game.check;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The same random numbers every time, and how many were asked for. Mutable, for one thread.
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
