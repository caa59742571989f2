/// Draws crossword boards as images and text. Start with [dev.quoin.crossword.picture.BoardPainter].
@NullMarked
package dev.quoin.crossword.picture;

import org.jspecify.annotations.NullMarked;
