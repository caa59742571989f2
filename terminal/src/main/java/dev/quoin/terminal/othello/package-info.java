/// Othello at the terminal, between people and agents. Start with
/// [dev.quoin.terminal.othello.OthelloTableGame], which is independent of the terminal.
@NullMarked
package dev.quoin.terminal.othello;

import org.jspecify.annotations.NullMarked;
