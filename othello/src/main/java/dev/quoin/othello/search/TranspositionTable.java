package dev.quoin.othello.search;

import java.util.Arrays;

/// The transposition table of a search. Mutable, not thread-safe; allocates nothing after construction.
///
/// An entry is two `long`s side by side: the hash of the position, and
///
/// | bits | meaning |
/// |---|---|
/// | 0–15 | the value, signed |
/// | 16–17 | the bound type: [#UPPER], [#LOWER], or both for an exact value |
/// | 18–23 | the best square, the hash move |
/// | 24–31 | the depth searched |
/// | 32–63 | the number of the search |
///
/// A bucket has two entries: the first is depth-preferred, the second always replaced. Entries of an earlier search
/// are never read, so the same search always gives the same result.
final class TranspositionTable {
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = UPPER | LOWER;

    /// What [#find] returns for an unknown position; no entry is 0 because every entry has a bound.
    static final int NOTHING = 0;

    private static final int BOUND_SHIFT = 16;
    private static final int SQUARE_SHIFT = 18;
    private static final int DEPTH_SHIFT = 24;
    private static final int SEARCH_SHIFT = 32;
    private static final int WORDS_A_BUCKET = 4;

    private final long[] words;
    private final int mask;
    private int search;

    /// A table of `2^bits` buckets of 32 bytes.
    TranspositionTable(int bits) {
        words = new long[WORDS_A_BUCKET << bits];
        mask = (1 << bits) - 1;
    }

    /// Clears the table by starting a new search number.
    void clear() {
        if (++search == 0) {
            Arrays.fill(words, 0);
            search = 1;
        }
    }

    /// The hash of a position.
    static long hash(long mover, long other) {
        long mixed = mover * 0x9e3779b97f4a7c15L;
        mixed = (mixed ^ mixed >>> 29 ^ other) * 0x94d049bb133111ebL;
        return (mixed ^ mixed >>> 32) * 0xd6e8feb86659fd93L;
    }

    /// The entry of a position without the number of the search, or [#NOTHING].
    int find(long hash) {
        int index = bucket(hash);
        if (words[index] == hash && searched(words[index + 1]) == search) {
            return (int) words[index + 1];
        }
        return words[index + 2] == hash && searched(words[index + 3]) == search ? (int) words[index + 3] : NOTHING;
    }

    void store(long hash, int depth, int bound, int value, int square) {
        int index = bucket(hash);
        long kept = words[index + 1];
        if (words[index] != hash && searched(kept) == search && depth((int) kept) > depth) {
            index += 2;
        }
        words[index] = hash;
        int entry = depth << DEPTH_SHIFT | square << SQUARE_SHIFT | bound << BOUND_SHIFT | value & 0xffff;
        words[index + 1] = (long) search << SEARCH_SHIFT | entry & 0xffff_ffffL;
    }

    private int bucket(long hash) {
        return ((int) (hash >>> 32) & mask) * WORDS_A_BUCKET;
    }

    private static int searched(long entry) {
        return (int) (entry >>> SEARCH_SHIFT);
    }

    static int value(int entry) {
        return (short) entry;
    }

    static int bound(int entry) {
        return entry >>> BOUND_SHIFT & EXACT;
    }

    static int square(int entry) {
        return entry >>> SQUARE_SHIFT & 63;
    }

    static int depth(int entry) {
        return entry >>> DEPTH_SHIFT;
    }
}
