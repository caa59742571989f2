package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.pattern.Patterns;
import java.util.Arrays;

/// Estimates scores by a shallow negamax over learned pattern weights, for move ordering and the first guess of
/// MTD(f). One thread at a time.
final class ShallowEvaluation {
    /// The greatest depth.
    static final int MAX_DEPTH = 6;

    /// Beyond any value.
    static final int INFINITE = 1 << 20;

    private final MoveOrderingWeights weights;
    private final ShallowSearch nodes;
    private final int[] indices = new int[Patterns.COUNT];

    /// The moves to search, 64 places per depth: `weighted mobility << 6 | square`.
    private final int[] keys = new int[(MAX_DEPTH + 1) * 64];

    /// @param nodes counts the nodes
    ShallowEvaluation(MoveOrderingWeights weights, ShallowSearch nodes) {
        this.weights = weights;
        this.nodes = nodes;
    }

    /// The value of a position at this depth, in [MoveOrderingWeights#UNITS] of a disc.
    int negamax(long mover, long other, int depth) {
        assert depth <= MAX_DEPTH : depth;
        return negamax(mover, other, -INFINITE, INFINITE, depth);
    }

    private int negamax(long mover, long other, int alpha, int beta, int depth) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0
                    ? LastFour.finalScore(mover, other) * MoveOrderingWeights.UNITS
                    : -negamax(other, mover, -beta, -alpha, depth);
        }
        if (depth == 0) {
            return evaluate(mover, other, moves);
        }
        return depth == 1
                ? frontier(mover, other, moves, alpha, beta)
                : interior(mover, other, moves, alpha, beta, depth);
    }

    private int frontier(long mover, long other, long moves, int alpha, int beta) {
        int best = -INFINITE;
        for (long left = moves; left != 0 && best < beta; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            best = Math.max(
                    best, -negamax(other ^ flips, mover ^ flips | 1L << square, -beta, -Math.max(alpha, best), 0));
        }
        return best;
    }

    /// Moves ordered by the opponent's mobility, fewest replies first.
    private int interior(long mover, long other, long moves, int alpha, int beta, int depth) {
        int from = depth * 64;
        int to = from;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            long replies = Bitboard.moves(other ^ flips, mover ^ flips | 1L << square);
            keys[to++] = EndgameMoveOrder.weightedMobility(replies) << 6 | square;
        }
        Arrays.sort(keys, from, to);
        int best = -INFINITE;
        for (int at = from; at < to && best < beta; at++) {
            int square = keys[at] & 63;
            long flips = Bitboard.flips(square, mover, other);
            best = Math.max(
                    best,
                    -negamax(other ^ flips, mover ^ flips | 1L << square, -beta, -Math.max(alpha, best), depth - 1));
        }
        return best;
    }

    private int evaluate(long mover, long other, long moves) {
        nodes.countNode();
        Patterns.read(mover, other, indices);
        return weights.sum(
                indices,
                64 - Long.bitCount(mover | other),
                Long.bitCount(moves),
                Long.bitCount(Bitboard.moves(other, mover)));
    }
}
