package dev.quoin.othello.notation.obf;

import dev.quoin.othello.board.OthelloMove;

/// A move and what it is worth to the player who makes it.
///
/// @param move the move
/// @param score the difference of the final disc counts for the mover, empties to the winner: -64 to 64
public record ScoredMove(OthelloMove move, int score) {
    public ScoredMove {
        if (score < -64 || score > 64) {
            throw new IllegalArgumentException("a score must be -64..64, got " + score);
        }
    }
}
