package dev.quoin.crossword.endgame;

import java.util.concurrent.atomic.AtomicIntegerArray;

/// The last two moves that caused a cutoff at each ply, by mark. Shared by all threads without locks: one thread learns
/// from another what refutes similar moves, and a mixed-up entry only changes the order of moves.
final class KillerMoves {
    private static final int PLIES = 256;

    private final AtomicIntegerArray marks = new AtomicIntegerArray(2 * PLIES);

    int first(int ply) {
        return marks.getPlain(2 * (ply & PLIES - 1));
    }

    int second(int ply) {
        return marks.getPlain(2 * (ply & PLIES - 1) + 1);
    }

    void add(int ply, int mark) {
        int at = 2 * (ply & PLIES - 1);
        int first = marks.getPlain(at);
        if (first != mark) {
            marks.setPlain(at + 1, first);
            marks.setPlain(at, mark);
        }
    }
}
