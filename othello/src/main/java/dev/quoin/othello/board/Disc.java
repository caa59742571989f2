package dev.quoin.othello.board;

/// A colour, and the player who has it. Black moves first.
public enum Disc {
    BLACK("Black"),
    WHITE("White");

    private final String displayName;

    Disc(String displayName) {
        this.displayName = displayName;
    }

    /// The other colour.
    public Disc opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /// The player in a sentence: `Black`, `White`.
    public String displayName() {
        return displayName;
    }
}
