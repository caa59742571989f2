/// `quoin othello`: count, solve, look ahead, draw, check and convert, and speak to other programs.
/// Start with [dev.quoin.cli.othello.OthelloCommand].
@NullMarked
package dev.quoin.cli.othello;

import org.jspecify.annotations.NullMarked;
