package dev.quoin.crossword.endgame;

/// The transposition table: bounds of the value of a position, how deep they were searched, and the best move. Shared
/// by
/// all threads without locks (Hyatt's XOR trick): an entry that two threads wrote at once fails its own check and
/// counts
/// as absent.
///
/// An entry is two longs: the hash XORed with the second, which holds
///
/// | bits | meaning |
/// |---|---|
/// | 0–19 | lower bound + 2¹⁹ |
/// | 20–39 | upper bound + 2¹⁹ |
/// | 40–45 | depth in plies; 63 when the bounds are proved |
/// | 46–63 | the low bits of the best move's mark, 0 for none |
final class PositionTable {
    /// No entry: lower bound above the upper one.
    static final long ABSENT = 0;

    /// The depth of bounds that need no deeper search.
    static final int PROVED = 63;

    /// Values lie between this and its negative.
    static final int LARGEST = (1 << 19) - 1;

    private static final int VALUE_BITS = (1 << 20) - 1;
    private static final int MARK_SHIFT = 46;
    private static final int MARK_BITS = (1 << 18) - 1;

    private final long[] cells;
    private final int mask;

    /// Creates a table of the largest power of two that is at most this size.
    PositionTable(int megabytes) {
        this((long) megabytes << 10);
    }

    /// Creates a table of the largest power of two that is at most this size.
    PositionTable(long kilobytes) {
        int buckets = (int) Long.highestOneBit(kilobytes) << 10 - 5;
        cells = new long[4 * buckets];
        mask = buckets - 1;
    }

    static int lower(long entry) {
        return (int) (entry & VALUE_BITS) - LARGEST - 1;
    }

    static int upper(long entry) {
        return (int) (entry >>> 20 & VALUE_BITS) - LARGEST - 1;
    }

    static int depth(long entry) {
        return (int) (entry >>> 40) & 63;
    }

    /// What [#isMove] compares a play's mark with.
    static int move(long entry) {
        return (int) (entry >>> MARK_SHIFT);
    }

    static boolean isMove(int move, int mark) {
        return move == (mark & MARK_BITS);
    }

    /// The entry of a position, or [#ABSENT].
    long find(long hash) {
        int at = place(hash);
        long entry = cells[at + 1];
        if ((cells[at] ^ entry) == hash && entry != ABSENT) {
            return entry;
        }
        entry = cells[at + 3];
        return (cells[at + 2] ^ entry) == hash ? entry : ABSENT;
    }

    /// Stores bounds of a position.
    ///
    /// @param mark the mark of the best move, 0 for none
    void store(long hash, int lower, int upper, int depth, int mark) {
        int at = place(hash);
        int slot = at;
        long old = cells[at + 1];
        if ((cells[at] ^ old) != hash || old == ABSENT) {
            long second = cells[at + 3];
            if ((cells[at + 2] ^ second) == hash && second != ABSENT) {
                slot = at + 2;
                old = second;
            } else {
                // The first entry keeps the deepest search, the second the latest.
                slot = depth >= depth(old) ? at : at + 2;
                if (slot == at && old != ABSENT) {
                    cells[at + 2] = cells[at];
                    cells[at + 3] = old;
                }
                old = ABSENT;
            }
        }
        int low = lower;
        int high = upper;
        int deep = depth;
        int best = mark & MARK_BITS;
        if (old != ABSENT) {
            best = mark == 0 ? move(old) : best;
            if (depth(old) == depth) {
                low = Math.max(low, lower(old));
                high = Math.min(high, upper(old));
            } else if (depth(old) > depth && depth(old) == PROVED) {
                low = lower(old);
                high = upper(old);
                deep = PROVED;
            }
        }
        long entry = low + LARGEST + 1L | (high + LARGEST + 1L) << 20 | (long) deep << 40 | (long) best << MARK_SHIFT;
        cells[slot] = hash ^ entry;
        cells[slot + 1] = entry;
    }

    private int place(long hash) {
        return ((int) (hash >>> 32) & mask) * 4;
    }
}
