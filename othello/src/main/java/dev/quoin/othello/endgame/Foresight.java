package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.pattern.Patterns;
import java.util.Arrays;

/// Guesses scores by looking a few plies ahead and judging by learnt values. One thread at a time.
final class Foresight {
    /// How far it can look.
    static final int DEEPEST = 6;

    /// Beyond any guess.
    static final int INFINITE = 1 << 20;

    private final OrderValues values;
    private final ShallowSearch nodes;
    private final int[] numbers = new int[Patterns.COUNT];

    /// Moves to be looked at, 64 places for each depth: `answers << 6 | square`.
    private final int[] keys = new int[(DEEPEST + 1) * 64];

    /// @param nodes counts the positions that are looked at
    Foresight(OrderValues values, ShallowSearch nodes) {
        this.values = values;
        this.nodes = nodes;
    }

    /// The score after perfect play as far as one can see, in parts of a disc ([OrderValues#UNITS]).
    int guess(long mover, long other, int depth) {
        assert depth <= DEEPEST : depth;
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
        return depth == 1
                ? bestOf(mover, other, moves, alpha, beta)
                : bestOrdered(mover, other, moves, alpha, beta, depth);
    }

    private int bestOf(long mover, long other, long moves, int alpha, int beta) {
        int best = -INFINITE;
        for (long left = moves; left != 0 && best < beta; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            best = Math.max(
                    best, -guess(other ^ flips, mover ^ flips | 1L << square, -beta, -Math.max(alpha, best), 0));
        }
        return best;
    }

    /// The same with the moves first that leave the fewest answers, which ends most searches sooner.
    private int bestOrdered(long mover, long other, long moves, int alpha, int beta, int depth) {
        int from = depth * 64;
        int to = from;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            long answers = Bitboard.moves(other ^ flips, mover ^ flips | 1L << square);
            keys[to++] = MoveOrder.weighed(answers) << 6 | square;
        }
        Arrays.sort(keys, from, to);
        int best = -INFINITE;
        for (int at = from; at < to && best < beta; at++) {
            int square = keys[at] & 63;
            long flips = Bitboard.flips(square, mover, other);
            best = Math.max(
                    best,
                    -guess(other ^ flips, mover ^ flips | 1L << square, -beta, -Math.max(alpha, best), depth - 1));
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
