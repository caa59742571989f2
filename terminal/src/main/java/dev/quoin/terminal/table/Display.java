package dev.quoin.terminal.table;

import dev.quoin.terminal.picture.StyledLine;
import java.util.List;

/// How one game looks at a table.
public interface Display {
    /// The board as text, printed by a table of lines when it has changed.
    List<StyledLine> picture();

    /// How things stand, in sentences.
    List<String> standing();

    /// A whole screen: at most `rows` lines of at most `columns` characters.
    ///
    /// @param message what was said last
    List<StyledLine> screen(int columns, int rows, Answer message);

    /// What can be typed now, in a few words.
    String tip();

    /// What is waited for while an agent thinks.
    String waiting();

    /// What stays on the terminal when the screen is given back.
    List<String> farewell();

    /// The keys that act on the board itself.
    Hand hand();
}
