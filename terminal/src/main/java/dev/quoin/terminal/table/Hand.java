package dev.quoin.terminal.table;

import dev.quoin.terminal.table.Key.Control;
import java.util.Optional;

/// Handles keys that act on the board of a screen instead of the input line. Mutable, not thread-safe.
public interface Hand {
    /// Returns whether keys act on the board now.
    boolean isOnBoard();

    /// Moves the focus to the board if this key, pressed on an empty input line, does that; returns the
    /// message to show.
    Optional<Answer> reach(Control key);

    /// Handles a key while the focus is on the board.
    Touch press(Key key);

    /// Returns the text of the last screen line while the focus is on the board.
    String prompt();

    /// Called after the game has moved on.
    void moved();

    /// The result of a key.
    sealed interface Touch {
        /// The board may have changed; there is no message.
        record Done() implements Touch {}

        /// A message to show.
        record Said(Answer message) implements Touch {}

        /// Acts like a typed line.
        record Line(String text) implements Touch {}

        /// The key goes to the input line.
        record Typed() implements Touch {}
    }
}
