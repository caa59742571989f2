package dev.quoin.othello.endgame;

/// What is known about positions met before: bounds of the score and the best moves. Shared by all threads
/// of a search without locks: an entry that two threads wrote at once does not fit its own check and is
/// taken for absent.
///
/// An entry is three longs: the mover's discs and the other's, each mixed with the third, which holds
///
/// | bits | what |
/// |---|---|
/// | 0–7 | lower bound + 64 |
/// | 8–15 | upper bound + 64 |
/// | 16–23 | best move, 64 for none |
/// | 24–31 | second best move, 64 for none |
/// | 32–39 | logarithm of the nodes it cost |
/// | 40–47 | number of the search that wrote it, so that old entries go first |
///
/// Two entries with neighbouring places make a bucket.
final class HashTable {
    /// No entry; a true one always has an upper bound, which is not 0 as written.
    static final long ABSENT = 0;

    static final int NO_MOVE = 64;

    private static final int ENTRY = 3;
    private static final int BUCKET = 2 * ENTRY;

    private final long[] cells;
    private final int buckets;
    private int generation;

    HashTable(long bytes) {
        buckets = (int) Math.max(1, Math.min(bytes / (BUCKET * 8), Integer.MAX_VALUE / BUCKET - 1));
        cells = new long[buckets * BUCKET];
    }

    long bytes() {
        return cells.length * 8L;
    }

    /// Begins a new search: what older ones wrote stays true but gives way first.
    void renew() {
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

    private static int written(long entry) {
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

    /// Remembers what a search found that asked whether the score is above `alpha`.
    void store(long mover, long other, int alpha, int score, int move, long nodes) {
        int at = place(mover, other);
        long[] table = cells;
        int lower = score > alpha ? score : -64;
        int upper = score > alpha ? 64 : score;
        int cost = 64 - Long.numberOfLeadingZeros(nodes);
        int best = move;
        int second = NO_MOVE;
        // What is merged must be what was checked: another thread may write meanwhile.
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
                // All moves failed: the one that was best before is still the best guess.
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

    /// The entry of the bucket to be replaced: an old one, else the one that cost less.
    private int worse(int at) {
        return worth(cells[at + 2]) <= worth(cells[at + 5]) ? at : at + ENTRY;
    }

    private int worth(long entry) {
        return cost(entry) + (written(entry) == generation ? 64 : 0);
    }

    private int place(long mover, long other) {
        long mixed = mover * 0x9e3779b97f4a7c15L ^ Long.rotateLeft(other * 0xc2b2ae3d27d4eb4fL, 29);
        mixed ^= mixed >>> 32;
        mixed *= 0xd6e8feb86659fd93L;
        return (int) ((mixed >>> 32) * buckets >>> 32) * BUCKET;
    }
}
