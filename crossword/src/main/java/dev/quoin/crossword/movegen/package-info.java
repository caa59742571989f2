/// The move generator: flat arrays, caller-owned buffers. Start with
/// [dev.quoin.crossword.movegen.MoveGenerator].
@NullMarked
package dev.quoin.crossword.movegen;

import org.jspecify.annotations.NullMarked;
