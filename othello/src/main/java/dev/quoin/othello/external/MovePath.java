package dev.quoin.othello.external;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

/// Finds moves that lead from one position to another, for protocols without positions. Mutable, used once.
final class MovePath {
    /// Enough for a dozen moves; a dozen more would take forever.
    private static final int MOST_POSITIONS = 2_000_000;

    private final OthelloPosition target;
    private final Set<OthelloPosition> seen = new HashSet<>();
    private final Deque<OthelloMove> moves = new ArrayDeque<>();

    private MovePath(OthelloPosition target) {
        this.target = target;
    }

    /// Finds the moves of a game from `start` to `target`; empty when there is none or it is too far to
    /// find.
    ///
    /// @throws CancellationException when this thread is interrupted
    static Optional<List<OthelloMove>> between(OthelloPosition start, OthelloPosition target) {
        var path = new MovePath(target);
        return path.leads(start) ? Optional.of(List.copyOf(path.moves)) : Optional.empty();
    }

    private boolean leads(OthelloPosition position) {
        if (position.equals(target)) {
            return true;
        }
        boolean possible = (target.empty() & ~position.empty()) == 0;
        if (!possible || seen.size() >= MOST_POSITIONS || !seen.add(position)) {
            return false;
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the search for moves to a position was interrupted");
        }
        for (OthelloMove move : position.legal()) {
            moves.addLast(move);
            if (leads(position.play(move))) {
                return true;
            }
            moves.removeLast();
        }
        return false;
    }
}
