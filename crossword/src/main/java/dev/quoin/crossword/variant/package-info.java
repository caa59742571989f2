/// Variants of the game as data: what they say, the files that say it, those that come with the program. Start with
/// [dev.quoin.crossword.variant.Variants].
@NullMarked
package dev.quoin.crossword.variant;

import org.jspecify.annotations.NullMarked;
