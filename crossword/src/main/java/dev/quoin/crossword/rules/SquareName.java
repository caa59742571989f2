package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Direction;

/// Squares as players write them: columns are letters, rows count from 1.
public final class SquareName {
    private SquareName() {}

    /// A square, row first: `8D`.
    public static String of(int row, int column) {
        return (row + 1) + column(column);
    }

    /// Where a word starts: row first when it runs across (`8D`), column first when it runs down (`D8`).
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
