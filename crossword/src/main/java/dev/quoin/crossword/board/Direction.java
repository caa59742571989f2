package dev.quoin.crossword.board;

/// Which way a word runs.
public enum Direction {
    /// Left to right.
    ACROSS,
    /// Top to bottom.
    DOWN;

    /// The other way.
    public Direction turned() {
        return this == ACROSS ? DOWN : ACROSS;
    }

    /// How far one step along this direction moves down the rows.
    public int rowStep() {
        return this == DOWN ? 1 : 0;
    }

    /// How far one step along this direction moves along the columns.
    public int columnStep() {
        return this == ACROSS ? 1 : 0;
    }
}
