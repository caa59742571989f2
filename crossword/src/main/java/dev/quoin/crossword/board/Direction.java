package dev.quoin.crossword.board;

/// The direction of a word.
public enum Direction {
    /// Left to right.
    ACROSS,
    /// Top to bottom.
    DOWN;

    /// Returns the other direction.
    public Direction turned() {
        return this == ACROSS ? DOWN : ACROSS;
    }

    /// Returns the row increment of one step in this direction.
    public int rowStep() {
        return this == DOWN ? 1 : 0;
    }

    /// Returns the column increment of one step in this direction.
    public int columnStep() {
        return this == ACROSS ? 1 : 0;
    }
}
