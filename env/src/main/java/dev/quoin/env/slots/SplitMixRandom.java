package dev.quoin.env.slots;

import java.util.random.RandomGenerator;

/// A SplitMix64 generator whose state is a single number, so that it can be saved. Mutable, not thread-safe.
///
/// The numbers are those of [java.util.SplittableRandom]. A stream seeded with another stream's state
/// repeats it, so seeds of streams must be drawn with [#nextLong], never counted up.
public final class SplitMixRandom implements RandomGenerator {
    private long state;

    /// Creates a stream determined by `seed` alone.
    public SplitMixRandom(long seed) {
        state = seed;
    }

    /// Returns the state, for [#set].
    public long state() {
        return state;
    }

    /// Continues from a saved state, or from a seed.
    public void set(long saved) {
        state = saved;
    }

    @Override
    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }
}
