/// Othello at the terminal: people and agents in any mixture. Start with
/// [dev.quoin.terminal.othello.OthelloTableGame], which knows the game and nothing of terminals.
@NullMarked
package dev.quoin.terminal.othello;

import org.jspecify.annotations.NullMarked;
