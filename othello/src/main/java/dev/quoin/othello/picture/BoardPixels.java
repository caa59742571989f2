package dev.quoin.othello.picture;

import dev.quoin.game.picture.Canvas;
import dev.quoin.game.picture.Picture;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;

/// Draws the squares of a board as pixels, without a frame: discs, and a dot on each legal move. Stateless.
///
/// Environments render it as `rgb_array`, so its pixels must not change.
public final class BoardPixels {
    private static final int FELT = 0x2a7d4fff;
    private static final int LINE = 0x1d5a38ff;
    private static final int BLACK = 0x16181aff;
    private static final int WHITE = 0xf4f2ecff;
    private static final int DOT = 0x8fcaa6ff;

    // As fractions of a square.
    private static final double DISC_RADIUS = 27 / 64.0;
    private static final double DOT_RADIUS = 6 / 64.0;

    private BoardPixels() {}

    /// Draws an image of `size` pixels a side; pixels beyond the eight squares have the board color.
    public static Picture draw(OthelloPosition position, int size) {
        var canvas = new Canvas(size, size, 1);
        canvas.rectangle(0, 0, size, size, 0, FELT);
        int cell = size / Square.SIDE;
        circles(canvas, cell, position.black(), DISC_RADIUS, BLACK);
        circles(canvas, cell, position.white(), DISC_RADIUS, WHITE);
        circles(canvas, cell, position.moves(), DOT_RADIUS, DOT);
        // Drawn last, because on the smallest boards the rims of the discs extend under the lines.
        int board = cell * Square.SIDE;
        for (int start = 0; start < board; start += cell) {
            for (int line : new int[] {start, start + cell - 1}) {
                canvas.rectangle(line, 0, 1, board, 0, LINE);
                canvas.rectangle(0, line, board, 1, 0, LINE);
            }
        }
        return canvas.picture();
    }

    private static void circles(Canvas canvas, int cell, long squares, double radius, int color) {
        for (long left = squares; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            canvas.circle(
                    (Square.column(square) + 0.5) * cell, (Square.row(square) + 0.5) * cell, radius * cell, color);
        }
    }
}
