package dev.quoin.crossword.daily;

/// The random numbers of a puzzle. Mutable, for one thread.
///
/// Written out here, although Java has the same generator, because a puzzle must be the same on every Java and in every
/// other language: `docs/games/daily-letters.md` specifies each step.
final class SplitMix64 {
    private static final long RANGE = 1L << 32;

    private long state;

    /// A stream that follows from `state` alone.
    SplitMix64(long state) {
        this.state = state;
    }

    /// A stream for one of several purposes: it begins at the first number of another, so that neighbours share
    /// nothing.
    static SplitMix64 of(long purpose, long number) {
        return new SplitMix64(new SplitMix64(purpose * RANGE + number).next());
    }

    /// Any 64 bits.
    long next() {
        state += 0x9e3779b97f4a7c15L;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /// A number from 0 to before `bound`, each exactly as likely as the others: the upper 32 bits of the first number
    /// that falls below the largest multiple of `bound`, modulo `bound`.
    int below(int bound) {
        long fair = RANGE - RANGE % bound;
        long drawn = next() >>> 32;
        while (drawn >= fair) {
            drawn = next() >>> 32;
        }
        return (int) (drawn % bound);
    }

    /// Puts letters or numbers into a random order, each order as likely as the others.
    void shuffle(int[] items) {
        for (int last = items.length - 1; last > 0; last--) {
            int other = below(last + 1);
            int kept = items[last];
            items[last] = items[other];
            items[other] = kept;
        }
    }
}
