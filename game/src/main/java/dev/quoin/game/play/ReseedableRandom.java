package dev.quoin.game.play;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Random numbers that restart with every game. Mutable, for one thread.
final class ReseedableRandom implements RandomGenerator {
    private SplittableRandom random = new SplittableRandom(0);

    void restart(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public long nextLong() {
        return random.nextLong();
    }
}
