package dev.quoin.crossword.board;

import dev.quoin.crossword.tile.Tile;
import java.util.Arrays;
import java.util.List;

/// The tiles on a board at one moment; immutable. Premium squares belong to the variant, not here.
public final class Board {
    /// The shortest and the longest side a board may have.
    public static final int SHORTEST_SIDE = 3;

    /// See [#SHORTEST_SIDE].
    public static final int LONGEST_SIDE = 21;

    private final int rows;
    private final int columns;
    private final byte[] tiles;

    private Board(int rows, int columns, byte[] tiles) {
        this.rows = rows;
        this.columns = columns;
        this.tiles = tiles;
    }

    /// A board without tiles.
    public static Board empty(int rows, int columns) {
        return of(rows, columns, new byte[rows * columns]);
    }

    /// A board from tile codes, row by row.
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

    /// The tile on a square, [Tile#EMPTY] when there is none.
    public byte at(int row, int column) {
        return tiles[row * columns + column];
    }

    /// Whether the square lies on the board and has no tile.
    public boolean isEmpty(int row, int column) {
        return contains(row, column) && at(row, column) == Tile.EMPTY;
    }

    /// Whether the square lies on the board and has a tile.
    public boolean hasTile(int row, int column) {
        return contains(row, column) && at(row, column) != Tile.EMPTY;
    }

    /// Whether the square lies on the board.
    public boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /// How many tiles lie on the board.
    public int tileCount() {
        int count = 0;
        for (byte tile : tiles) {
            count += tile == Tile.EMPTY ? 0 : 1;
        }
        return count;
    }

    /// A copy of the tile codes, row by row.
    public byte[] tiles() {
        return tiles.clone();
    }

    /// This board with further tiles on empty squares.
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
}
