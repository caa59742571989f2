package dev.quoin.othello.endgame;

import dev.quoin.othello.board.OthelloMove;
import java.util.List;

/// The exact result of a position.
///
/// @param score final margin for the side to move with best play; empty squares go to the winner
/// @param line a principal variation to the end of the game, with passes; the last move is always a disc
/// @param nodes nodes searched
public record EndgameResult(int score, List<OthelloMove> line, long nodes) {
    public EndgameResult {
        line = List.copyOf(line);
    }
}
