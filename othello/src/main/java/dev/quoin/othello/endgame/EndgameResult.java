package dev.quoin.othello.endgame;

import dev.quoin.othello.board.OthelloMove;
import java.util.List;

/// What perfect play leads to.
///
/// @param score discs of the side to move minus discs of the other at the end, the empty squares to the
/// winner
/// @param line one best line to the end of the game, with passes; the last move is always a disc
/// @param nodes positions looked at
public record EndgameResult(int score, List<OthelloMove> line, long nodes) {
    public EndgameResult {
        line = List.copyOf(line);
    }
}
