/// Othello boards as pictures: SVG, PNG, and text with or without colours.
/// Start with [dev.quoin.cli.othello.drawing.Diagram].
@NullMarked
package dev.quoin.cli.othello.drawing;

import org.jspecify.annotations.NullMarked;
