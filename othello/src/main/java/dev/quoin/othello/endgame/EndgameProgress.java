package dev.quoin.othello.endgame;

import dev.quoin.othello.board.OthelloMove;
import java.util.Optional;

/// How far a solution has come.
///
/// @param nodes positions looked at so far
/// @param lower the score is at least this, for the side to move
/// @param upper the score is at most this
/// @param best the best move so far; none before the first is searched
public record EndgameProgress(long nodes, int lower, int upper, Optional<OthelloMove> best) {}
