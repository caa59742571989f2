package dev.quoin.env.slots;

import java.util.random.RandomGenerator;

/// The chance of one slot: a stream of random numbers whose whole state is one number, so that it can be saved.
/// Mutable, for one thread.
///
/// The numbers are those of [java.util.SplittableRandom] (SplitMix64). A stream that begins at another stream's state
/// repeats it: seeds of streams are drawn with [#nextLong], never counted up.
public final class SlotChance implements RandomGenerator {
    private long state;

    /// A stream that follows from `seed` alone.
    public SlotChance(long seed) {
        state = seed;
    }

    /// What is needed to go on from here.
    public long state() {
        return state;
    }

    /// Goes on from a saved state, or from a seed.
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
