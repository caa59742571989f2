package dev.quoin.learning.pattern;

import dev.quoin.othello.board.Bitboard;

/// A shallow negamax search with alpha-beta pruning over weights that are still being trained. It has no
/// transposition table, because the weights change after every game. Mutable, not thread-safe.
final class Negamax {
    private static final float INFINITE = 1000;

    private final TdWeights weights;
    private final long[][] sorted = new long[TdConfig.MAX_DEPTH + 1][64];
    private int move;

    Negamax(TdWeights weights) {
        this.weights = weights;
    }

    /// Returns the value of a position for the mover, in discs. Afterwards [#move] is the best move; ties go
    /// to the lowest square.
    ///
    /// @param moves the mover's legal moves, at least one
    /// @param depth the number of moves to search
    float best(long mover, long other, long moves, int depth) {
        float best = -INFINITE;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            float value = after(square, mover, other, depth, best, INFINITE);
            if (value > best) {
                best = value;
                move = square;
            }
        }
        return best;
    }

    /// Returns the best move found.
    int move() {
        return move;
    }

    private float after(int square, long mover, long other, int depth, float alpha, float beta) {
        long flips = Bitboard.flips(square, mover, other);
        return -value(other ^ flips, mover | flips | 1L << square, depth - 1, -beta, -alpha);
    }

    /// Returns the value for `mover`, who may have to pass, or whose game may be over.
    private float value(long mover, long other, int depth, float alpha, float beta) {
        long moves = Bitboard.moves(mover, other);
        if (moves != 0) {
            return depth == 0 ? weights.value(mover, other) : search(mover, other, moves, depth, alpha, beta);
        }
        long theirs = Bitboard.moves(other, mover);
        if (theirs == 0) {
            return Bitboard.margin(mover, other);
        }
        return depth == 0 ? -weights.value(other, mover) : -search(other, mover, theirs, depth, -beta, -alpha);
    }

    private float search(long mover, long other, long moves, int depth, float alpha, float beta) {
        long[] squares = sorted[depth];
        int count = sort(mover, other, moves, depth > 1, squares);
        float best = -INFINITE;
        for (int each = 0; each < count && best < beta; each++) {
            int square = (int) squares[each] & 63;
            best = Math.max(best, after(square, mover, other, depth, Math.max(alpha, best), beta));
        }
        return best;
    }

    /// Writes the moves into `squares`, with the fewest replies first if that is worth the cost.
    private static int sort(long mover, long other, long moves, boolean fastestFirst, long[] squares) {
        int count = 0;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long key = fastestFirst ? (long) replies(square, mover, other) << 6 | square : square;
            int at = count++;
            for (; at > 0 && squares[at - 1] > key; at--) {
                squares[at] = squares[at - 1];
            }
            squares[at] = key;
        }
        return count;
    }

    private static int replies(int square, long mover, long other) {
        long flips = Bitboard.flips(square, mover, other);
        return Long.bitCount(Bitboard.moves(other ^ flips, mover | flips | 1L << square));
    }
}
