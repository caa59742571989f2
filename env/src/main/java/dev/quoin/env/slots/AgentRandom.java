package dev.quoin.env.slots;

import java.util.random.RandomGenerator;

/// The random numbers of an agent in a slot, those of [java.util.SplittableRandom] with the same seed. Unlike there, a
/// copy can continue where the original stands. Mutable, for one thread.
public final class AgentRandom implements RandomGenerator {
    private long seed;
    private long state;

    /// Begins the numbers of a seed.
    public void begin(long newSeed) {
        seed = newSeed;
        state = newSeed;
    }

    /// Begins the numbers again.
    public void rewind() {
        state = seed;
    }

    /// The state, for [#set].
    public long state() {
        return state;
    }

    /// Continues from a state.
    public void set(long kept) {
        state = kept;
    }

    /// Becomes equal to another generator.
    public void copyFrom(AgentRandom other) {
        seed = other.seed;
        state = other.state;
    }

    private long next() {
        return state += 0x9e3779b97f4a7c15L;
    }

    @Override
    public long nextLong() {
        long mixed = next();
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /// SplittableRandom mixes its 32-bit numbers in another way.
    @Override
    public int nextInt() {
        long mixed = next();
        mixed = (mixed ^ mixed >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((mixed ^ mixed >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }
}
