package dev.quoin.crossword.picture;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.picture.Canvas;
import dev.quoin.game.picture.Picture;
import dev.quoin.game.picture.StrokeFont;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Paints a board as an image: premium squares in color, tiles with their letters, blanks with pale letters.
/// Thread-safe.
public final class BoardPainter {
    private static final int CELL = 32;

    private static final int LINE = 0xb8b2a2ff;
    private static final int PLAIN = 0xe9e4d6ff;
    private static final int DOUBLE_LETTER = 0xa9cfe3ff;
    private static final int TRIPLE_LETTER = 0x4f92c4ff;
    private static final int DOUBLE_WORD = 0xf0b7a8ff;
    private static final int TRIPLE_WORD = 0xd9604cff;
    private static final int WOOD = 0xf6dc9bff;
    private static final int INK = 0x2a2318ff;
    private static final int PALE_INK = 0xb0792aff;

    private static final int TILE_EDGE = 2;
    private static final int TILE = CELL - TILE_EDGE - 1;
    private static final double LETTER_HEIGHT = 17;
    private static final double STROKE = 3;

    /// Tiles by their letters, each drawn once and never modified afterwards.
    private static final Map<String, Canvas> TILES = new ConcurrentHashMap<>();

    private static final Map<String, Canvas> BLANKS = new ConcurrentHashMap<>();

    private BoardPainter() {}

    /// Draws a board of a variant.
    public static Picture draw(Variant variant, Board board) {
        int width = CELL * board.columns();
        int height = CELL * board.rows();
        var canvas = new Canvas(width, height, 1);
        canvas.rectangle(0, 0, width, height, 0, LINE);
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                int x = CELL * column;
                int y = CELL * row;
                canvas.rectangle(x + 1, y + 1, CELL - 1, CELL - 1, 0, ground(variant, row, column));
                if (board.hasTile(row, column)) {
                    byte tile = board.at(row, column);
                    String face = variant.tiles().alphabet().face(Tile.letter(tile));
                    canvas.copy(tile(face.substring(0, 1), Tile.isBlank(tile)), x + TILE_EDGE, y + TILE_EDGE);
                }
            }
        }
        return canvas.picture();
    }

    private static Canvas tile(String letter, boolean isBlank) {
        return (isBlank ? BLANKS : TILES).computeIfAbsent(letter, _ -> drawTile(letter, isBlank ? PALE_INK : INK));
    }

    private static Canvas drawTile(String letter, int ink) {
        var tile = new Canvas(TILE, TILE, 1);
        tile.rectangle(0, 0, TILE, TILE, 0, WOOD);
        tile.strokes(StrokeFont.strokes(letter, TILE / 2.0, TILE / 2.0, LETTER_HEIGHT), STROKE, ink);
        return tile;
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
