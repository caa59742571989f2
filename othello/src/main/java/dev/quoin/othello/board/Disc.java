package dev.quoin.othello.board;

/// A colour, and the player who has it. Black moves first.
public enum Disc {
    BLACK,
    WHITE;

    /// The other colour.
    public Disc opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
