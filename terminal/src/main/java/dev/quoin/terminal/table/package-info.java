/// A table at the terminal for any game: a whole screen, or plain lines for pipes and screen readers. Start with
/// [dev.quoin.terminal.table.Sitting], which is what a game must do to be played here, and
/// [dev.quoin.terminal.table.GameTerminal], which plays it.
@NullMarked
package dev.quoin.terminal.table;

import org.jspecify.annotations.NullMarked;
