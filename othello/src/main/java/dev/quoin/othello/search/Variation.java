package dev.quoin.othello.search;

import dev.quoin.othello.board.OthelloMove;
import java.util.List;

/// A move with its value and principal variation.
///
/// @param moves the move and the expected continuation, at least one move
/// @param value expected final margin for the side to move, in hundredths of a disc
/// @param depth search depth in moves, 0 if there was no time to search
/// @param exact whether the value is the proven result with best play by both sides
public record Variation(List<OthelloMove> moves, int value, int depth, boolean exact) {
    public Variation {
        moves = List.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("a line must have at least 1 move, got none");
        }
    }

    /// Returns the first move.
    public OthelloMove move() {
        return moves.getFirst();
    }
}
