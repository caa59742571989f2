package dev.quoin.othello.endgame;

/// The transposition table of the endgame search: bounds of the score and the two best moves. Shared by all threads
/// without locks (Hyatt's XOR trick): an entry that two threads wrote at once fails its own check and counts as
/// absent.
///
/// An entry is three longs: the mover's discs and the other's, each XORed with the third, which holds
///
/// | bits | meaning |
/// |---|---|
/// | 0–7 | lower bound + 64 |
/// | 8–15 | upper bound + 64 |
/// | 16–23 | hash move, 64 for none |
/// | 24–31 | previous hash move, 64 for none |
/// | 32–39 | binary logarithm of the nodes searched |
/// | 40–47 | generation: the search that wrote it; old entries are replaced first |
///
/// A bucket has two entries.
final class EndgameTable {
    /// No entry; a stored one is never 0, because its search took at least one node.
    static final long ABSENT = 0;

    static final int NO_MOVE = 64;

    private static final int ENTRY = 3;
    private static final int BUCKET = 2 * ENTRY;

    private final long[] cells;
    private final int buckets;
    private int generation;

    EndgameTable(long bytes) {
        buckets = (int) Math.max(1, Math.min(bytes / (BUCKET * 8), Integer.MAX_VALUE / BUCKET - 1));
        cells = new long[buckets * BUCKET];
    }

    long bytes() {
        return cells.length * 8L;
    }

    /// Starts a new search: entries of older ones stay valid but are replaced first.
    void nextGeneration() {
        generation = generation + 1 & 255;
    }

    static int lower(long entry) {
        return (int) (entry & 255) - 64;
    }

    static int upper(long entry) {
        return (int) (entry >>> 8 & 255) - 64;
    }

    static int move(long entry) {
        return (int) (entry >>> 16 & 255);
    }

    static int secondMove(long entry) {
        return (int) (entry >>> 24 & 255);
    }

    private static int cost(long entry) {
        return (int) (entry >>> 32 & 255);
    }

    private static int generation(long entry) {
        return (int) (entry >>> 40 & 255);
    }

    /// The entry of a position, or [#ABSENT].
    long find(long mover, long other) {
        int at = place(mover, other);
        long entry = cells[at + 2];
        if (isFor(mover, other, at, entry)) {
            return entry;
        }
        entry = cells[at + 5];
        return isFor(mover, other, at + ENTRY, entry) ? entry : ABSENT;
    }

    /// Stores the result of a null-window search.
    void store(long mover, long other, int alpha, int score, int move, long nodes) {
        int at = place(mover, other);
        long[] table = cells;
        int lower = score > alpha ? score : -64;
        int upper = score > alpha ? 64 : score;
        int cost = 64 - Long.numberOfLeadingZeros(nodes);
        int best = move;
        int second = NO_MOVE;
        // Merge with exactly the entry that was checked: another thread may write meanwhile.
        int slot = at;
        long old = table[at + 2];
        if (!isFor(mover, other, slot, old)) {
            slot = at + ENTRY;
            old = table[at + 5];
        }
        if (isFor(mover, other, slot, old)) {
            lower = Math.max(lower, lower(old));
            upper = Math.min(upper, upper(old));
            cost = Math.max(cost, cost(old));
            if (score <= alpha && move(old) != NO_MOVE) {
                // Fail low: no move is known to be best, so keep the earlier hash moves.
                best = move(old);
                second = secondMove(old);
            } else {
                second = move(old) == move ? secondMove(old) : move(old);
            }
        } else {
            slot = worse(at);
        }
        long entry = (lower + 64)
                | (upper + 64) << 8
                | (long) best << 16
                | (long) second << 24
                | (long) cost << 32
                | (long) generation << 40;
        table[slot] = mover ^ entry;
        table[slot + 1] = other ^ entry;
        table[slot + 2] = entry;
    }

    private boolean isFor(long mover, long other, int slot, long entry) {
        return entry != ABSENT && (cells[slot] ^ entry) == mover && (cells[slot + 1] ^ entry) == other;
    }

    /// The entry of the bucket to replace: an old one, otherwise the cheaper one.
    private int worse(int at) {
        return worth(cells[at + 2]) <= worth(cells[at + 5]) ? at : at + ENTRY;
    }

    private int worth(long entry) {
        return cost(entry) + (generation(entry) == generation ? 64 : 0);
    }

    private int place(long mover, long other) {
        long mixed = mover * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(other * 0xc2b2ae3d27d4eb4fL, 29);
        mixed ^= mixed >>> 32;
        mixed *= 0xd6e8feb86659fd93L;
        return (int) ((mixed >>> 32) * buckets >>> 32) * BUCKET;
    }
}
