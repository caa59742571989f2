/// Text forms of the game that all formats share: moves, squares, boards, and what is said about a text that is
/// wrong. Start with [dev.quoin.crossword.notation.CrosswordMoveText].
@NullMarked
package dev.quoin.crossword.notation;

import org.jspecify.annotations.NullMarked;
