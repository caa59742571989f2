package dev.quoin.crossword.board;

import dev.quoin.crossword.tile.Tile;
import java.util.Arrays;
import java.util.List;

/// The tiles on a board. Immutable. Premium squares belong to the variant.
public final class Board {
    /// The minimum side length of a board.
    public static final int SHORTEST_SIDE = 3;

    /// The maximum side length of a board.
    public static final int LONGEST_SIDE = 21;

    private final int rows;
    private final int columns;
    private final byte[] tiles;

    private Board(int rows, int columns, byte[] tiles) {
        this.rows = rows;
        this.columns = columns;
        this.tiles = tiles;
    }

    /// Returns a board without tiles.
    public static Board empty(int rows, int columns) {
        return of(rows, columns, new byte[rows * columns]);
    }

    /// Creates a board from tile codes, row by row.
    public static Board of(int rows, int columns, byte[] tiles) {
        if (rows < SHORTEST_SIDE || rows > LONGEST_SIDE || columns < SHORTEST_SIDE || columns > LONGEST_SIDE) {
            throw new IllegalArgumentException("a board must have " + SHORTEST_SIDE + " to " + LONGEST_SIDE
                    + " rows and columns, got " + rows + "×" + columns);
        }
        if (tiles.length != rows * columns) {
            throw new IllegalArgumentException(
                    "a " + rows + "×" + columns + " board has " + rows * columns + " squares, got " + tiles.length);
        }
        return new Board(rows, columns, tiles.clone());
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /// Returns the tile on a square, or [Tile#EMPTY].
    public byte at(int row, int column) {
        return tiles[row * columns + column];
    }

    /// Returns whether the square is on the board and empty.
    public boolean isEmpty(int row, int column) {
        return contains(row, column) && at(row, column) == Tile.EMPTY;
    }

    /// Returns whether the square is on the board and has a tile.
    public boolean hasTile(int row, int column) {
        return contains(row, column) && at(row, column) != Tile.EMPTY;
    }

    /// Returns whether the square is on the board.
    public boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /// Returns the number of tiles on the board.
    public int tileCount() {
        int count = 0;
        for (byte tile : tiles) {
            count += tile == Tile.EMPTY ? 0 : 1;
        }
        return count;
    }

    /// Returns a copy of the tile codes, row by row.
    public byte[] tiles() {
        return tiles.clone();
    }

    /// Returns a copy with additional tiles on empty squares.
    public Board with(List<Placement> placements) {
        var next = tiles.clone();
        for (Placement placement : placements) {
            if (!contains(placement.row(), placement.column())) {
                throw new IllegalArgumentException("square " + placement.row() + "," + placement.column()
                        + " is not on a " + rows + "×" + columns + " board");
            }
            int square = placement.row() * columns + placement.column();
            if (next[square] != Tile.EMPTY) {
                throw new IllegalArgumentException(
                        "square " + placement.row() + "," + placement.column() + " already has a tile");
            }
            next[square] = placement.tile();
        }
        return new Board(rows, columns, next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && rows == board.rows
                && columns == board.columns
                && Arrays.equals(tiles, board.tiles);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rows + columns) + Arrays.hashCode(tiles);
    }

    /// Returns one line per row in Latin letters, for debugging: `.` is an empty square, lower case a blank.
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int square = 0; square < tiles.length; square++) {
            text.append(square > 0 && square % columns == 0 ? "\n" : "");
            text.append(tiles[square] == Tile.EMPTY ? "." : Tile.show(tiles[square]));
        }
        return text.toString();
    }
}
