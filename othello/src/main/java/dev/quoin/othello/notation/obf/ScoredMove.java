package dev.quoin.othello.notation.obf;

import dev.quoin.othello.board.OthelloMove;

/// A move with its score for the player who makes it.
///
/// @param move the move
/// @param score the final margin for the mover, empty squares to the winner: -64 to 64
public record ScoredMove(OthelloMove move, int score) {
    public ScoredMove {
        if (score < -64 || score > 64) {
            throw new IllegalArgumentException("a score must be -64..64, got " + score);
        }
    }
}
