package dev.quoin.othello.search;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// Plain minimax without any cut: what the search must agree with at every depth.
final class NaiveSearch {
    private NaiveSearch() {}

    static int value(OthelloPosition position, int depth, Evaluation evaluation) {
        if (position.isOver()) {
            Disc mover = position.toMove();
            return 100 * (position.points(mover) - position.points(mover.opponent()));
        }
        if (position.mustPass()) {
            return -value(position.play(OthelloMove.pass()), depth, evaluation);
        }
        if (depth == 0) {
            return evaluation.value(position.mover(), position.other());
        }
        int best = Integer.MIN_VALUE;
        for (OthelloMove move : position.legal()) {
            best = Math.max(best, -value(position.play(move), depth - 1, evaluation));
        }
        return best;
    }
}
