package dev.quoin.learning.pattern;

import dev.quoin.othello.board.Bitboard;

/// Looks some moves ahead with values that still learn: alpha-beta, without a memory, since the values change from game
/// to game. Mutable, for one thread.
final class Negamax {
    private static final float INFINITE = 1000;

    private final TdWeights weights;
    private final long[][] sorted = new long[TdConfig.MOST_AHEAD + 1][64];
    private int move;

    Negamax(TdWeights weights) {
        this.weights = weights;
    }

    /// What a position is worth to the mover, in discs; [#move] is then the best move, of equals that on the lowest
    /// square.
    ///
    /// @param moves those of the mover, at least one
    float best(long mover, long other, long moves, int ahead) {
        float most = -INFINITE;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            float worth = after(square, mover, other, ahead, most, INFINITE);
            if (worth > most) {
                most = worth;
                move = square;
            }
        }
        return most;
    }

    /// The move that was found best.
    int move() {
        return move;
    }

    private float after(int square, long mover, long other, int ahead, float low, float high) {
        long flips = Bitboard.flips(square, mover, other);
        return -worth(other ^ flips, mover | flips | 1L << square, ahead - 1, -high, -low);
    }

    /// What a position is worth to `mover`, who is to move, or must pass, or has finished the game.
    private float worth(long mover, long other, int ahead, float low, float high) {
        long moves = Bitboard.moves(mover, other);
        if (moves != 0) {
            return ahead == 0 ? weights.value(mover, other) : searched(mover, other, moves, ahead, low, high);
        }
        long theirs = Bitboard.moves(other, mover);
        if (theirs == 0) {
            return Bitboard.margin(mover, other);
        }
        return ahead == 0 ? -weights.value(other, mover) : -searched(other, mover, theirs, ahead, -high, -low);
    }

    private float searched(long mover, long other, long moves, int ahead, float low, float high) {
        long[] squares = sorted[ahead];
        int count = sort(mover, other, moves, ahead > 1, squares);
        float most = -INFINITE;
        for (int each = 0; each < count && most < high; each++) {
            int square = (int) squares[each] & 63;
            most = Math.max(most, after(square, mover, other, ahead, Math.max(low, most), high));
        }
        return most;
    }

    /// Puts the squares into `squares`, those that leave the other side few moves first if that is worth the work.
    private static int sort(long mover, long other, long moves, boolean byAnswers, long[] squares) {
        int count = 0;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long key = byAnswers ? (long) answers(square, mover, other) << 6 | square : square;
            int at = count++;
            for (; at > 0 && squares[at - 1] > key; at--) {
                squares[at] = squares[at - 1];
            }
            squares[at] = key;
        }
        return count;
    }

    private static int answers(int square, long mover, long other) {
        long flips = Bitboard.flips(square, mover, other);
        return Long.bitCount(Bitboard.moves(other ^ flips, mover | flips | 1L << square));
    }
}
