/// Othello boards as pictures: SVG, PNG, pixels and text. Start with [dev.quoin.othello.picture.Diagram].
@NullMarked
package dev.quoin.othello.picture;

import org.jspecify.annotations.NullMarked;
