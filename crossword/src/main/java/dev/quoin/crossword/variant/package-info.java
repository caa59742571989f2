/// Variants of the game as data: the shipped ones, and the file format for your own. Start with
/// [dev.quoin.crossword.variant.Variants].
@NullMarked
package dev.quoin.crossword.variant;

import org.jspecify.annotations.NullMarked;
