/// Variants of the game as data. Start with [dev.quoin.crossword.variant.Variant].
@NullMarked
package dev.quoin.crossword.variant;

import org.jspecify.annotations.NullMarked;
