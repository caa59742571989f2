package dev.quoin.crossword.daily;

/// The random generator of puzzles. Mutable, not thread-safe.
///
/// Reimplemented, although Java has the same generator, because a puzzle must be the same on every Java
/// version and in every other language: `docs/games/daily-letters.md` specifies each step.
final class SplitMix64 {
    private static final long RANGE = 1L << 32;

    private long state;

    /// Creates a generator with this state.
    SplitMix64(long state) {
        this.state = state;
    }

    /// Creates a generator for one of several purposes, seeded with the first number of another one so that
    /// neighboring numbers are unrelated.
    static SplitMix64 of(long purpose, long number) {
        return new SplitMix64(new SplitMix64(purpose * RANGE + number).next());
    }

    /// Returns 64 random bits.
    long next() {
        state += 0x9e3779b97f4a7c15L;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /// Returns a uniform number from 0 to `bound` exclusive: the upper 32 bits of the first number below the
    /// largest multiple of `bound`, modulo `bound`.
    int below(int bound) {
        long fair = RANGE - RANGE % bound;
        long drawn = next() >>> 32;
        while (drawn >= fair) {
            drawn = next() >>> 32;
        }
        return (int) (drawn % bound);
    }

    /// Shuffles items uniformly.
    void shuffle(int[] items) {
        for (int last = items.length - 1; last > 0; last--) {
            int other = below(last + 1);
            int kept = items[last];
            items[last] = items[other];
            items[other] = kept;
        }
    }
}
