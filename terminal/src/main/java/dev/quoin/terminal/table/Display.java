package dev.quoin.terminal.table;

import dev.quoin.terminal.picture.StyledLine;
import java.util.List;

/// Renders one game at a table.
public interface Display {
    /// Returns the board as text, which a line table prints when it has changed.
    List<StyledLine> picture();

    /// Returns the state of the game in sentences.
    List<String> standing();

    /// Returns a whole screen: at most `rows` lines of at most `columns` characters.
    ///
    /// @param message the last message
    List<StyledLine> screen(int columns, int rows, Answer message);

    /// Returns what can be typed now, in a few words.
    String tip();

    /// Returns the text to show while an agent thinks.
    String waiting();

    /// Returns the text that stays on the terminal after the screen is closed.
    List<String> farewell();

    /// Returns the handler of keys that act on the board.
    Hand hand();
}
