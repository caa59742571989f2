/// Text forms of the game: single moves, one-line positions (CGP) and game records (GCG) with their replay. Start with
/// [dev.quoin.crossword.notation.MoveText].
@NullMarked
package dev.quoin.crossword.notation;

import org.jspecify.annotations.NullMarked;
