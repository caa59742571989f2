package dev.quoin.othello.board;

/// Squares as numbers: 0 is a1, 7 is h1, 63 is h8; `row * 8 + column`, rows from the top.
public final class Square {
    /// The number of squares.
    public static final int COUNT = 64;

    /// The number of rows, and of columns.
    public static final int SIDE = 8;

    private Square() {}

    /// Returns the square in a row and a column, both from 0.
    public static int at(int row, int column) {
        if (!isOnBoard(row, column)) {
            throw new IllegalArgumentException("row and column must be 0..7, got " + row + " and " + column);
        }
        return row * SIDE + column;
    }

    /// Returns whether the board has this row and this column, both from 0.
    public static boolean isOnBoard(int row, int column) {
        return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    }

    /// Returns the row of a square, from 0.
    public static int row(int square) {
        return square >> 3;
    }

    /// Returns the column of a square, from 0.
    public static int column(int square) {
        return square & 7;
    }

    /// Returns the bitboard with just this square.
    public static long bit(int square) {
        return 1L << square;
    }

    /// Returns the name of a square, column then row: `d3`.
    public static String name(int square) {
        require(square);
        return "" + (char) ('a' + column(square)) + (char) ('1' + row(square));
    }

    /// Returns the square with a name, in either case, or -1.
    public static int named(String name) {
        if (name.length() != 2) {
            return -1;
        }
        int column = Character.toLowerCase(name.charAt(0)) - 'a';
        int row = name.charAt(1) - '1';
        return isOnBoard(row, column) ? at(row, column) : -1;
    }

    static void require(int square) {
        if (square < 0 || square >= COUNT) {
            throw new IllegalArgumentException("square must be 0..63, got " + square);
        }
    }
}
