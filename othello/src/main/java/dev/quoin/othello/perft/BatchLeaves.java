package dev.quoin.othello.perft;

import dev.quoin.othello.board.Bitboard;

/// Counts leaves by playing the last plies in batches. Not thread-safe.
final class BatchLeaves implements LeafCounter {
    /// Moves in a batch; sizes from 512 to 2,048 made no measurable difference.
    private static final int CAPACITY = 1024;

    /// Moves with one ply left below them, and with two.
    private final TurnBatch last = new TurnBatch(CAPACITY);
    private final TurnBatch lastButOne = new TurnBatch(CAPACITY);

    private long leaves;

    @Override
    public long count(long mover, long other, int depth) {
        leaves = 0;
        if (depth == 0) {
            return 1;
        }
        walk(mover, other, depth);
        playLastButOne();
        playLast();
        return leaves;
    }

    private void walk(long mover, long other, int depth) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0 && Bitboard.moves(other, mover) == 0) {
            leaves++;
        } else if (depth == 1) {
            leaves += Math.max(1, Long.bitCount(moves));
        } else if (depth == 2) {
            addToLast(mover, other, moves);
        } else if (depth == 3) {
            if (lastButOne.isFull()) {
                playLastButOne();
            }
            lastButOne.add(mover, other, moves);
        } else if (moves == 0) {
            walk(other, mover, depth - 1);
        } else {
            for (; moves != 0; moves &= moves - 1) {
                int square = Long.numberOfTrailingZeros(moves);
                long flips = Bitboard.flips(square, mover, other);
                walk(other ^ flips, mover ^ flips ^ 1L << square, depth - 1);
            }
        }
    }

    private void playLastButOne() {
        lastButOne.play();
        for (int index = 0; index < lastButOne.count; index++) {
            long mover = lastButOne.mover[index];
            long other = lastButOne.other[index];
            long moves = lastButOne.result[index];
            if (moves == 0 && Bitboard.moves(other, mover) == 0) {
                leaves++;
            } else {
                addToLast(mover, other, moves);
            }
        }
        lastButOne.count = 0;
    }

    private void addToLast(long mover, long other, long moves) {
        if (last.isFull()) {
            playLast();
        }
        last.add(mover, other, moves);
    }

    private void playLast() {
        last.play();
        leaves += last.leaves();
        last.count = 0;
    }
}
