/// A table at the terminal for any game: a whole screen, or plain lines for pipes and screen readers. Start with
/// [dev.quoin.cli.table.Sitting], which is what a game must do to be played here.
@NullMarked
package dev.quoin.cli.table;

import org.jspecify.annotations.NullMarked;
