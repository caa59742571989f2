/// Othello at the terminal: people and agents in any mixture. Start with
/// [dev.quoin.cli.play.othello.TableGame], which knows the game and nothing of terminals.
@NullMarked
package dev.quoin.cli.play.othello;

import org.jspecify.annotations.NullMarked;
