/// A terminal interface for any game: a full screen, or plain lines for pipes and screen readers. Start with
/// [dev.quoin.terminal.table.Sitting], which a game implements, and [dev.quoin.terminal.table.GameTerminal],
/// which plays it.
@NullMarked
package dev.quoin.terminal.table;

import org.jspecify.annotations.NullMarked;
