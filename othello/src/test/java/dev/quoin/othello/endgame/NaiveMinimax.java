package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// Plain minimax without any cut: what the solver must agree with.
final class NaiveMinimax {
    private NaiveMinimax() {}

    static int score(long mover, long other) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0 ? finalScore(mover, other) : -score(other, mover);
        }
        int best = -64;
        for (; moves != 0; moves &= moves - 1) {
            long disc = Long.lowestOneBit(moves);
            long flips = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            best = Math.max(best, -score(other ^ flips, mover ^ flips ^ disc));
        }
        return best;
    }

    static int finalScore(long mover, long other) {
        int own = Long.bitCount(mover);
        int theirs = Long.bitCount(other);
        int empty = 64 - own - theirs;
        return own > theirs ? own - theirs + empty : own < theirs ? own - theirs - empty : 0;
    }
}
