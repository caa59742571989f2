package dev.quoin.othello.perft;

import dev.quoin.othello.perft.LaneLoops.LaneLoop;

/// A batch of moves of many positions, played all at once; one lane of the arrays is one move. Mutable, not
/// thread-safe.
final class TurnBatch {
    /// More moves than any position has.
    private static final int MOST_MOVES = 64;

    /// The position of each lane; [#play] replaces it by the one after the move.
    final long[] mover;
    final long[] other;

    /// The discs of `other` that a ray along a row or a diagonal may cross.
    final long[] inner;

    /// The disc to play, no bit for a pass.
    final long[] disc;

    /// First the flipped discs, then the legal moves of the new position.
    final long[] result;

    int count;

    TurnBatch(int capacity) {
        mover = new long[capacity];
        other = new long[capacity];
        inner = new long[capacity];
        disc = new long[capacity];
        result = new long[capacity];
    }

    /// Whether the moves of one more position may not fit.
    boolean isFull() {
        return count > mover.length - MOST_MOVES;
    }

    /// Adds every move of a position, or the pass when there are none.
    void add(long ownDiscs, long otherDiscs, long moves) {
        int at = count;
        long left = moves;
        do {
            mover[at] = ownDiscs;
            other[at] = otherDiscs;
            disc[at++] = Long.lowestOneBit(left);
            left &= left - 1;
        } while (left != 0);
        count = at;
    }

    /// Plays all moves, and finds the legal moves of the new positions.
    void play() {
        for (LaneLoop loop : LaneLoops.PLAY) {
            loop.run(this);
        }
    }

    /// The number of legal moves of all positions after [#play]; a position without any counts as one, for
    /// the pass or the end.
    long leaves() {
        LaneLoops.countBits(result, count);
        long leaves = 0;
        for (int lane = 0; lane < count; lane++) {
            leaves += Math.max(1, result[lane]);
        }
        return leaves;
    }
}
