package dev.quoin.othello.endgame;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A split point: the moves of one position that several threads search (young brothers wait). Thread-safe.
final class SplitPoint {
    /// Stands for "no split point"; never canceled.
    static final SplitPoint NONE = new SplitPoint(null, 0, 0, 0, 0, new int[0], new long[0]);

    private final @Nullable SplitPoint parent;
    private final long mover;
    private final long other;
    private final int alpha;
    private final int empties;
    private final int[] squares;
    private final long[] flips;
    private final AtomicInteger next = new AtomicInteger();
    private int best = -65;
    private int bestMove = EndgameTable.NO_MOVE;
    private volatile boolean cancelled;

    /// Number of threads besides the owner that work here; guarded by the lock of [SearchThreads].
    int helpers;

    /// Unwinds a search whose result is no longer needed.
    static final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Cancelled() {
            super("no longer needed", null, false, false);
        }
    }

    /// @param parent the split point above this one
    SplitPoint(
            @Nullable SplitPoint parent, long mover, long other, int alpha, int empties, int[] squares, long[] flips) {
        this.parent = parent;
        this.mover = mover;
        this.other = other;
        this.alpha = alpha;
        this.empties = empties;
        this.squares = squares;
        this.flips = flips;
    }

    int alpha() {
        return alpha;
    }

    int empties() {
        return empties;
    }

    /// The next move to search, or -1 if there is none.
    int next() {
        int move = next.getAndIncrement();
        return move < squares.length && !isCancelled() ? move : -1;
    }

    /// Whether there is a move for another thread.
    boolean hasNext() {
        return next.get() < squares.length && !isCancelled();
    }

    long nextMover(int move) {
        return other ^ flips[move];
    }

    long nextOther(int move) {
        return mover ^ flips[move] | 1L << squares[move];
    }

    /// Records the score of a move; a fail-high cancels the search of the others.
    synchronized void found(int move, int score) {
        if (score > best) {
            best = score;
            bestMove = squares[move];
        }
        if (score > alpha) {
            cancelled = true;
        }
    }

    void cancel() {
        cancelled = true;
    }

    /// Whether this split point or one above it was canceled.
    boolean isCancelled() {
        for (SplitPoint each = this; each != null; each = each.parent) {
            if (each.cancelled) {
                return true;
            }
        }
        return false;
    }

    /// Whether this split point is below another.
    boolean isBelow(SplitPoint above) {
        for (SplitPoint each = parent; each != null; each = each.parent) {
            if (each == above) {
                return true;
            }
        }
        return false;
    }

    synchronized int best() {
        return best;
    }

    synchronized int bestMove() {
        return bestMove;
    }
}
