package dev.quoin.othello.notation;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;

/// A sequence of legal moves from a position, including passes. Immutable.
///
/// @param start the position before the first move
/// @param moves every move in order
public record MoveSequence(OthelloPosition start, List<OthelloMove> moves) {
    /// @throws IllegalMoveException when one of the moves is illegal
    public MoveSequence {
        moves = List.copyOf(moves);
        replay(start, moves);
    }

    /// Returns every position from the start to the end: one more than the moves.
    public List<OthelloPosition> positions() {
        return replay(start, moves);
    }

    /// Returns the position after the last move.
    public OthelloPosition end() {
        return positions().getLast();
    }

    private static List<OthelloPosition> replay(OthelloPosition start, List<OthelloMove> moves) {
        var positions = new ArrayList<OthelloPosition>(moves.size() + 1);
        positions.add(start);
        for (OthelloMove move : moves) {
            positions.add(positions.getLast().play(move));
        }
        return List.copyOf(positions);
    }
}
