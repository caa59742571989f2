package dev.quoin.othello.endgame;

import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Finds the exact result of a position by searching to the end of the game.
///
/// A solver keeps what it learnt for the next position, so solving the positions of one game backwards is cheap. One
/// position at a time: calls from several threads wait for each other; only [#stop] may be called meanwhile.
public final class EndgameSolver {
    private final EndgameOptions options;
    private volatile boolean stopped;
    private long nodes;

    public EndgameSolver(EndgameOptions options) {
        this.options = options;
    }

    /// What it may use.
    public EndgameOptions options() {
        return options;
    }

    /// The exact result of a position.
    public EndgameResult solve(OthelloPosition position) {
        return solve(position.mover(), position.other(), EndgameWatcher.NONE);
    }

    /// The exact result of a position, telling a watcher how far it has come.
    ///
    /// Throws [CancellationException] when it is stopped or the calling thread is interrupted.
    public synchronized EndgameResult solve(long mover, long other, EndgameWatcher watcher) {
        if ((mover & other) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but both sides have a disc on "
                    + Long.bitCount(mover & other) + " squares");
        }
        stopped = false;
        nodes = 0;
        var line = new ArrayList<OthelloMove>();
        int score = negamax(mover, other, -64, 64);
        follow(mover, other, score, line);
        watcher.reached(new EndgameProgress(
                nodes, score, score, line.isEmpty() ? Optional.empty() : Optional.of(line.getFirst())));
        return new EndgameResult(score, line, nodes);
    }

    /// Ends a search that is going on in another thread, or in this one when a watcher calls it.
    public void stop() {
        stopped = true;
    }

    private int negamax(long mover, long other, int alpha, int beta) {
        if ((++nodes & 0xfff) == 0 && (stopped || Thread.currentThread().isInterrupted())) {
            throw new CancellationException("the endgame search was stopped");
        }
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            return Bitboard.moves(other, mover) == 0 ? finalScore(mover, other) : -negamax(other, mover, -beta, -alpha);
        }
        int best = -65;
        while (moves != 0 && best < beta) {
            int square = fastest(moves, mover, other);
            moves &= ~(1L << square);
            long flips = Bitboard.flips(square, mover, other);
            int value = -negamax(other ^ flips, mover ^ flips ^ 1L << square, -beta, -Math.max(alpha, best));
            best = Math.max(best, value);
        }
        return best;
    }

    private static int fastest(long moves, long mover, long other) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (long left = moves; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Bitboard.flips(square, mover, other);
            int answers = Long.bitCount(Bitboard.moves(other ^ flips, mover ^ flips ^ 1L << square));
            if (answers < fewest) {
                fewest = answers;
                best = square;
            }
        }
        return best;
    }

    private static int finalScore(long mover, long other) {
        int difference = Long.bitCount(mover) - Long.bitCount(other);
        int empty = Long.bitCount(~(mover | other));
        return difference + Integer.signum(difference) * empty;
    }

    private void follow(long mover, long other, int score, List<OthelloMove> line) {
        long moves = Bitboard.moves(mover, other);
        if (moves == 0) {
            if (Bitboard.moves(other, mover) != 0) {
                line.add(OthelloMove.pass());
                follow(other, mover, -score, line);
            }
            return;
        }
        for (; moves != 0; moves &= moves - 1) {
            int square = Long.numberOfTrailingZeros(moves);
            long flips = Bitboard.flips(square, mover, other);
            if (negamax(other ^ flips, mover ^ flips ^ 1L << square, -score, 1 - score) <= -score) {
                line.add(OthelloMove.place(square));
                follow(other ^ flips, mover ^ flips ^ 1L << square, -score, line);
                return;
            }
        }
    }
}
