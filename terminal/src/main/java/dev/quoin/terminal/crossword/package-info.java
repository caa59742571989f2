/// The tile game at the terminal: a person against an agent. Start with
/// [dev.quoin.terminal.crossword.CrosswordTableGame], which knows the game and nothing of terminals.
@NullMarked
package dev.quoin.terminal.crossword;

import org.jspecify.annotations.NullMarked;
