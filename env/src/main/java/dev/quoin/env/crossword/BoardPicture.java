package dev.quoin.env.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.env.slots.Picture;

/// Draws a board as pixels: premium squares in colour, tiles with their letters, blanks with pale ones. Stateless.
public final class BoardPicture {
    private static final int CELL = 32;

    private static final int LINE = 0xb8b2a2;
    private static final int PLAIN = 0xe9e4d6;
    private static final int DOUBLE_LETTER = 0xa9cfe3;
    private static final int TRIPLE_LETTER = 0x4f92c4;
    private static final int DOUBLE_WORD = 0xf0b7a8;
    private static final int TRIPLE_WORD = 0xd9604c;
    private static final int WOOD = 0xf6dc9b;
    private static final int INK = 0x2a2318;
    private static final int PALE_INK = 0xb0792a;

    private static final int DOT = 4;
    private static final int LETTER_LEFT = (CELL - LetterShapes.WIDTH * DOT) / 2;
    private static final int LETTER_TOP = (CELL - LetterShapes.HEIGHT * DOT) / 2;
    private static final int TILE_EDGE = 2;

    private BoardPicture() {}

    /// The picture of a board of a variant.
    public static Picture of(Variant variant, Board board) {
        int width = CELL * board.columns();
        int height = CELL * board.rows();
        var pixels = new byte[3 * width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int colour = colour(variant, board, y / CELL, x / CELL, x % CELL, y % CELL);
                int at = 3 * (y * width + x);
                pixels[at] = (byte) (colour >> 16);
                pixels[at + 1] = (byte) (colour >> 8);
                pixels[at + 2] = (byte) colour;
            }
        }
        return new Picture(width, height, pixels);
    }

    private static int colour(Variant variant, Board board, int row, int column, int x, int y) {
        if (x == 0 || y == 0) {
            return LINE;
        }
        boolean edge = Math.min(x, y) < TILE_EDGE || Math.max(x, y) >= CELL - TILE_EDGE + 1;
        if (edge || !board.hasTile(row, column)) {
            return ground(variant, row, column);
        }
        byte tile = board.at(row, column);
        boolean inked = x >= LETTER_LEFT
                && y >= LETTER_TOP
                && LetterShapes.isInked(
                        variant.tiles().alphabet().face(Tile.letter(tile)).charAt(0),
                        (x - LETTER_LEFT) / DOT,
                        (y - LETTER_TOP) / DOT);
        return !inked ? WOOD : Tile.isBlank(tile) ? PALE_INK : INK;
    }

    private static int ground(Variant variant, int row, int column) {
        int word = variant.layout().wordMultiplier(row, column);
        int letter = variant.layout().letterMultiplier(row, column);
        if (word > 1) {
            return word == 2 ? DOUBLE_WORD : TRIPLE_WORD;
        }
        return letter == 1 ? PLAIN : letter == 2 ? DOUBLE_LETTER : TRIPLE_LETTER;
    }
}
