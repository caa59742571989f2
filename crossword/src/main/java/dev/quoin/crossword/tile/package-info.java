/// Letters, tiles and multisets of tiles. Start with [dev.quoin.crossword.tile.Alphabet].
@NullMarked
package dev.quoin.crossword.tile;

import org.jspecify.annotations.NullMarked;
