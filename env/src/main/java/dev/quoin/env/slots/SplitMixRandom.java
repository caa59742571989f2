package dev.quoin.env.slots;

import java.util.random.RandomGenerator;

/// A SplitMix64 generator whose state is one number, so that it can be saved. Mutable, for one thread.
///
/// The numbers are those of [java.util.SplittableRandom]. A stream that begins at another stream's state
/// repeats it: seeds of streams are drawn with [#nextLong], never counted up.
public final class SplitMixRandom implements RandomGenerator {
    private long state;

    /// A stream that follows from `seed` alone.
    public SplitMixRandom(long seed) {
        state = seed;
    }

    /// The state, for [#set].
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
