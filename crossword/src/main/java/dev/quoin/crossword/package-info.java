/// The crossword tile game. Start with [dev.quoin.crossword.Crossword].
@NullMarked
package dev.quoin.crossword;

import org.jspecify.annotations.NullMarked;
