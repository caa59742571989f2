package dev.quoin.othello.notation;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;

/// Moves from a position, all of them legal, with every pass; immutable.
///
/// @param start the position before the first move
/// @param moves every move in order
public record MoveSequence(OthelloPosition start, List<OthelloMove> moves) {
    /// @throws IllegalMoveException when the rules forbid one of the moves
    public MoveSequence {
        moves = List.copyOf(moves);
        replay(start, moves);
    }

    /// Every position from the start to the end: one more than moves.
    public List<OthelloPosition> positions() {
        return replay(start, moves);
    }

    /// The position after the last move.
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
