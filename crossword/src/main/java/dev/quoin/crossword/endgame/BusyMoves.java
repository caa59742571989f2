package dev.quoin.crossword.endgame;

import java.util.concurrent.atomic.AtomicLongArray;

/// The moves that threads are searching now, so that others begin with another one (simplified ABDADA). Thread-safe.
///
/// An entry that another move overwrites only costs time: two threads may then search the same move.
final class BusyMoves {
    private static final int SLOTS = 1 << 14;

    private final AtomicLongArray moves = new AtomicLongArray(SLOTS);

    /// The key of a move in a position; never 0.
    static long key(long hash, int mark) {
        return EndgameBoard.mix(hash + mark) | 1;
    }

    /// Returns whether another thread searches this move; otherwise enters it.
    boolean isBusy(long key) {
        int slot = (int) (key >>> 20) & SLOTS - 1;
        if (moves.getOpaque(slot) == key) {
            return true;
        }
        moves.setOpaque(slot, key);
        return false;
    }

    /// Removes a move.
    void leave(long key) {
        int slot = (int) (key >>> 20) & SLOTS - 1;
        if (moves.getOpaque(slot) == key) {
            moves.setOpaque(slot, 0);
        }
    }
}
