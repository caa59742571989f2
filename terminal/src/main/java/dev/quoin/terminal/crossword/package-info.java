/// The crossword game at the terminal: a person against an agent. Start with
/// [dev.quoin.terminal.crossword.CrosswordTableGame], which is independent of the terminal.
@NullMarked
package dev.quoin.terminal.crossword;

import org.jspecify.annotations.NullMarked;
