package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Direction;

/// Names squares in notation: columns are letters, rows count from 1.
public final class SquareName {
    private SquareName() {}

    /// Returns the name of a square, row first: `8D`.
    public static String of(int row, int column) {
        return (row + 1) + column(column);
    }

    /// Returns the start of a word: row first for across (`8D`), column first for down (`D8`).
    public static String of(int row, int column, Direction direction) {
        return switch (direction) {
            case ACROSS -> of(row, column);
            case DOWN -> column(column) + (row + 1);
        };
    }

    private static String column(int column) {
        return String.valueOf((char) ('A' + column));
    }
}
