package dev.quoin.crossword.board;

import dev.quoin.crossword.tile.Tile;

/// A tile placed on a square. Rows and columns count from 0; the tile is a code of [Tile].
public record Placement(int row, int column, byte tile) {
    public Placement {
        if (row < 0 || column < 0) {
            throw new IllegalArgumentException(
                    "a placement's row and column must not be negative, got " + row + "," + column);
        }
        if (Tile.letter(tile) == 0) {
            throw new IllegalArgumentException("a placement must carry a letter, got an empty square");
        }
    }

    /// Returns the tile and its square, for debugging: `Q 8D`.
    @Override
    public String toString() {
        return Tile.show(tile) + " " + (row + 1) + (char) ('A' + column);
    }
}
