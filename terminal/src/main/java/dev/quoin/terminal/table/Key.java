package dev.quoin.terminal.table;

/// A key press.
public sealed interface Key {
    /// A character.
    record Text(String character) implements Key {}

    /// A key without a character.
    enum Control implements Key {
        ENTER,
        BACKSPACE,
        DELETE,
        LEFT,
        RIGHT,
        UP,
        DOWN,
        HOME,
        END,
        TAB,
        ESCAPE,
        CLEAR_LINE,
        REDRAW,
        INTERRUPT,
        END_OF_INPUT,
        /// Any other key, which is ignored.
        OTHER
    }
}
