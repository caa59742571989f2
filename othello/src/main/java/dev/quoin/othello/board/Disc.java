package dev.quoin.othello.board;

/// A color, and the player who has it. Black moves first.
public enum Disc {
    BLACK("Black"),
    WHITE("White");

    private final String displayName;

    Disc(String displayName) {
        this.displayName = displayName;
    }

    /// Returns the other color.
    public Disc opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /// Returns the name in a sentence: `Black`, `White`.
    public String displayName() {
        return displayName;
    }
}
