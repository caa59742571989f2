/// The tile game at the terminal: a person against an agent. Start with
/// [dev.quoin.cli.play.crossword.TableGame], which knows the game and nothing of terminals.
@NullMarked
package dev.quoin.cli.play.crossword;

import org.jspecify.annotations.NullMarked;
