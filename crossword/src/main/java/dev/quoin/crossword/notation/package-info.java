/// Notation shared by all formats: moves, squares and boards. Start with
/// [dev.quoin.crossword.notation.CrosswordMoveText].
@NullMarked
package dev.quoin.crossword.notation;

import org.jspecify.annotations.NullMarked;
