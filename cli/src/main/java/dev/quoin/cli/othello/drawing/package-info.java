/// Othello boards in the terminal, with styles.
/// Start with [dev.quoin.cli.othello.drawing.StyledDiagram].
@NullMarked
package dev.quoin.cli.othello.drawing;

import org.jspecify.annotations.NullMarked;
