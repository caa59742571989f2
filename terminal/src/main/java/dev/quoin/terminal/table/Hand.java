package dev.quoin.terminal.table;

import dev.quoin.terminal.table.Key.Control;
import java.util.Optional;

/// The person's hand on the board of a screen: keys that do not go to the typed line. Changes with every key; for one
/// thread.
public interface Hand {
    /// Whether keys act on the board now.
    boolean isOnBoard();

    /// Goes to the board when this key, pressed while no line is typed, means that; says what to show then.
    Optional<Answer> reach(Control key);

    /// A key while on the board.
    Touch press(Key key);

    /// What the last line of the screen says while on the board.
    String prompt();

    /// The game has gone on.
    void moved();

    /// What came of a key.
    sealed interface Touch {
        /// The board has changed, or nothing.
        record Done() implements Touch {}

        /// Something is to be told.
        record Said(Answer message) implements Touch {}

        /// The same as a typed line.
        record Line(String text) implements Touch {}

        /// The key belongs to the typed line.
        record Typed() implements Touch {}
    }
}
