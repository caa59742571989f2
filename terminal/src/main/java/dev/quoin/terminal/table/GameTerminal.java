package dev.quoin.terminal.table;

import java.io.InputStream;
import java.io.Writer;

/// A place to play a game: the full screen of a terminal, or lines of plain text.
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

    /// Plain lines without escape codes, for pipes, dumb terminals and screen readers.
    ///
    /// @param out receives every line unmodified; the caller handles its errors
    /// @param pictures whether to draw the board every turn
    /// @param prompts whether to print prompts for a person at a keyboard
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
    /// @param colors whether the terminal supports colors
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
