/// The board as everybody but the move generator sees it. Start with [dev.quoin.crossword.board.Board].
@NullMarked
package dev.quoin.crossword.board;

import org.jspecify.annotations.NullMarked;
