package dev.quoin.othello.search;

import dev.quoin.othello.board.OthelloMove;
import java.util.List;

/// A move and what a search thinks of it.
///
/// @param moves the move and how the game would go on, at least one move
/// @param value by how many hundredths of a disc the side to move is expected to win
/// @param depth how many moves the search looked ahead, 0 when it had no time to look at all
/// @param exact whether the value is the proven result with best play by both sides
public record Line(List<OthelloMove> moves, int value, int depth, boolean exact) {
    public Line {
        moves = List.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("a line must have at least 1 move, got none");
        }
    }

    /// The move itself.
    public OthelloMove move() {
        return moves.getFirst();
    }
}
