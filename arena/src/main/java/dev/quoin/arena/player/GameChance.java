package dev.quoin.arena.player;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Chance that begins anew with every game. Mutable, for one thread.
final class GameChance implements RandomGenerator {
    private SplittableRandom chance = new SplittableRandom(0);

    void restart(long seed) {
        chance = new SplittableRandom(seed);
    }

    @Override
    public long nextLong() {
        return chance.nextLong();
    }
}
