package dev.quoin.crossword.board;

import dev.quoin.crossword.tile.Tile;

/// One tile put on one square; rows and columns from 0, the tile as in [Tile].
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
}
