package dev.quoin.env.slots;

import java.util.random.RandomGenerator;

/// The random generator of an agent in a slot. It produces the numbers of [java.util.SplittableRandom] with
/// the same seed, but can be copied mid-sequence. Mutable, not thread-safe.
public final class AgentRandom implements RandomGenerator {
    private long seed;
    private long state;

    /// Starts the sequence of a seed.
    public void begin(long newSeed) {
        seed = newSeed;
        state = newSeed;
    }

    /// Restarts the sequence.
    public void rewind() {
        state = seed;
    }

    /// Returns the state, for [#set].
    public long state() {
        return state;
    }

    /// Continues from a state.
    public void set(long kept) {
        state = kept;
    }

    /// Copies the state of another generator.
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

    /// Matches SplittableRandom, which mixes its 32-bit numbers differently.
    @Override
    public int nextInt() {
        long mixed = next();
        mixed = (mixed ^ mixed >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((mixed ^ mixed >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }
}
