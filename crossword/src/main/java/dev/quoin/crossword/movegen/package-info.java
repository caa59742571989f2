/// The move generator: a GADDAG search from anchors, with cross-checks, extension sets and score bounds, on flat
/// arrays and caller-owned buffers. Start with [dev.quoin.crossword.movegen.MoveGenerator].
@NullMarked
package dev.quoin.crossword.movegen;

import org.jspecify.annotations.NullMarked;
