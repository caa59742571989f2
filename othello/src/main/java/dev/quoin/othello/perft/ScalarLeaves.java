package dev.quoin.othello.perft;

import dev.quoin.othello.board.Bitboard;

/// Counts leaves one position at a time. Stateless.
final class ScalarLeaves implements LeafCounter {
    @Override
    public long count(long mover, long other, int depth) {
        return depth == 0 ? 1 : leaves(mover, other, depth);
    }

    private static long leaves(long mover, long other, int depth) {
        long moves = Bitboard.moves(mover, other);
        if (depth == 1) {
            // A player who cannot move passes, or the game is over: one leaf either way.
            return Math.max(1, Long.bitCount(moves));
        }
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0 ? 1 : leaves(other, mover, depth - 1);
        }
        long count = 0;
        for (; moves != 0; moves &= moves - 1) {
            int square = Long.numberOfTrailingZeros(moves);
            long flips = Bitboard.flips(square, mover, other);
            count += leaves(other ^ flips, mover ^ flips ^ 1L << square, depth - 1);
        }
        return count;
    }
}
