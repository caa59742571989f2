/// The board as everything but the move generator represents it. Start with
/// [dev.quoin.crossword.board.Board].
@NullMarked
package dev.quoin.crossword.board;

import org.jspecify.annotations.NullMarked;
