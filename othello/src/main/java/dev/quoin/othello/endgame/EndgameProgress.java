package dev.quoin.othello.endgame;

import dev.quoin.othello.board.OthelloMove;
import java.util.Optional;

/// Progress of a solver run.
///
/// @param nodes nodes searched so far
/// @param lower lower bound of the score for the side to move
/// @param upper upper bound of the score
/// @param best the best move so far; none before the first search is done
public record EndgameProgress(long nodes, int lower, int upper, Optional<OthelloMove> best) {}
