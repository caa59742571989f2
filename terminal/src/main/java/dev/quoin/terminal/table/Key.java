package dev.quoin.terminal.table;

/// A key that the person pressed.
public sealed interface Key {
    /// A character that stands for itself.
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
        /// Something the table has no use for.
        OTHER
    }
}
