package dev.quoin.othello.endgame;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// The moves of one position that several threads search. Any thread.
final class SharedMoves {
    /// What a thread works on that works on nothing shared; never ends.
    static final SharedMoves NONE = new SharedMoves(null, 0, 0, 0, 0, new int[0], new long[0]);

    private final @Nullable SharedMoves parent;
    private final long mover;
    private final long other;
    private final int alpha;
    private final int empties;
    private final int[] squares;
    private final long[] flips;
    private final AtomicInteger next = new AtomicInteger();
    private int best = -65;
    private int bestMove = HashTable.NO_MOVE;
    private volatile boolean ended;

    /// How many threads besides the one that shares are at it; guarded by the crew.
    int helpers;

    /// Thrown through a search whose result nobody needs any more.
    static final class Ended extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Ended() {
            super("no longer needed", null, false, false);
        }
    }

    /// @param parent the shared moves that the position itself lies below
    SharedMoves(
            @Nullable SharedMoves parent, long mover, long other, int alpha, int empties, int[] squares, long[] flips) {
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

    /// The next move to search, or -1 when there is nothing left to do.
    int next() {
        int move = next.getAndIncrement();
        return move < squares.length && !isEnded() ? move : -1;
    }

    /// Whether a move is left for another thread.
    boolean hasNext() {
        return next.get() < squares.length && !isEnded();
    }

    long nextMover(int move) {
        return other ^ flips[move];
    }

    long nextOther(int move) {
        return mover ^ flips[move] | 1L << squares[move];
    }

    /// Notes the score of a move; one above `alpha` ends the search of the others.
    synchronized void found(int move, int score) {
        if (score > best) {
            best = score;
            bestMove = squares[move];
        }
        if (score > alpha) {
            ended = true;
        }
    }

    void end() {
        ended = true;
    }

    /// Whether nobody needs these moves any more, or any that they lie below.
    boolean isEnded() {
        for (SharedMoves each = this; each != null; each = each.parent) {
            if (each.ended) {
                return true;
            }
        }
        return false;
    }

    /// Whether these moves lie below those.
    boolean isBelow(SharedMoves above) {
        for (SharedMoves each = parent; each != null; each = each.parent) {
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
