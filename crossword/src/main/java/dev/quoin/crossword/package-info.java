/// The crossword tile game.
@NullMarked
package dev.quoin.crossword;

import org.jspecify.annotations.NullMarked;
