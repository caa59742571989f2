/// The board: squares, discs, positions and stable discs. Start with [dev.quoin.othello.board.OthelloPosition].
/// [dev.quoin.othello.board.Bitboard] and [dev.quoin.othello.board.Stability] are the kernels that searches use
/// directly.
@NullMarked
package dev.quoin.othello.board;

import org.jspecify.annotations.NullMarked;
