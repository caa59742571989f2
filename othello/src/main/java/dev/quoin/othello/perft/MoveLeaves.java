package dev.quoin.othello.perft;

import dev.quoin.othello.board.OthelloMove;

/// A move with its number of leaves.
///
/// @param move the move
/// @param leaves the number of leaves below it
public record MoveLeaves(OthelloMove move, long leaves) {}
