package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;

/// Guesses scores by looking a few plies ahead and judging by learnt values. One thread at a time.
final class Foresight {
    /// Beyond any guess.
    static final int INFINITE = 1 << 20;

    private final OrderValues values;
    private final ShallowSearch nodes;
    private final int[] numbers = new int[Patterns.COUNT];

    /// @param nodes counts the positions that are looked at
    Foresight(OrderValues values, ShallowSearch nodes) {
        this.values = values;
        this.nodes = nodes;
    }

    /// The score after perfect play as far as one can see, in parts of a disc ([OrderValues#UNITS]).
    int guess(long mover, long other, int depth) {
        return guess(mover, other, -INFINITE, INFINITE, depth);
    }

    private int guess(long mover, long other, int alpha, int beta, int depth) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastSquares.ended(mover, other) * OrderValues.UNITS
                    : -guess(other, mover, -beta, -alpha, depth);
        }
        if (depth == 0) {
            return judged(mover, other, moves);
        }
        int best = -INFINITE;
        for (long left = moves; left != 0 && best < beta; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            int score = -guess(other ^ flips, mover ^ flips | 1L << square, -beta, -Math.max(alpha, best), depth - 1);
            best = Math.max(best, score);
        }
        return best;
    }

    private int judged(long mover, long other, long moves) {
        nodes.countNode();
        Patterns.read(mover, other, numbers);
        return values.sum(
                numbers,
                64 - Long.bitCount(mover | other),
                Long.bitCount(moves),
                Long.bitCount(Bitboard.moves(other, mover)));
    }
}
