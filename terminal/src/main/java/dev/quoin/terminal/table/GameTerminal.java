package dev.quoin.terminal.table;

import java.io.InputStream;
import java.io.Writer;

/// Where a game is played: on the full screen of a terminal, or in lines of plain text.
public sealed interface GameTerminal {
    /// Plays a game until the person leaves.
    Departure play(GameTable game);

    /// How the person left.
    enum Departure {
        /// With a command, or at the end of the input.
        LEFT,
        /// With Ctrl-C.
        INTERRUPTED
    }

    /// Lines without escape codes: for pipes, dumb terminals and screen readers.
    ///
    /// @param out takes every line as it is; an error is the caller's to throw
    /// @param pictures whether the board is drawn every turn
    /// @param prompts whether a person at a keyboard waits for a prompt
    record Lines(InputStream in, Writer out, boolean pictures, boolean prompts) implements GameTerminal {
        @Override
        public Departure play(GameTable game) {
            try (var table = new LineTable(this, game.display())) {
                new TableLoop(game.sitting(), table).run(game.welcome());
            }
            return Departure.LEFT;
        }
    }

    /// The full screen of the terminal that the process runs in.
    ///
    /// @param colors whether the terminal shows colors
    record FullScreen(boolean colors) implements GameTerminal {
        @Override
        public Departure play(GameTable game) {
            try (var table = new ScreenTable(game.sitting(), game.display(), new Screen(colors))) {
                new TableLoop(game.sitting(), table).run(game.welcome());
                return table.interrupted() ? Departure.INTERRUPTED : Departure.LEFT;
            }
        }
    }
}
