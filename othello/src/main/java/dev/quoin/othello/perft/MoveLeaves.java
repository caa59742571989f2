package dev.quoin.othello.perft;

import dev.quoin.othello.board.OthelloMove;

/// How many leaves lie behind one move of the position.
///
/// @param move the move
/// @param leaves the leaves behind it
public record MoveLeaves(OthelloMove move, long leaves) {}
