/// `quoin othello`: perft, solver, hints, drawing, checks, conversion, and engine protocols. Start with
/// [dev.quoin.cli.othello.OthelloCommand].
@NullMarked
package dev.quoin.cli.othello;

import org.jspecify.annotations.NullMarked;
