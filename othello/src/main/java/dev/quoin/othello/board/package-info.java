/// The board: squares, discs and positions. [dev.quoin.othello.board.Bitboard] is the kernel that every
/// search uses directly; start with [dev.quoin.othello.board.OthelloPosition], which everybody else sees.
@NullMarked
package dev.quoin.othello.board;

import org.jspecify.annotations.NullMarked;
