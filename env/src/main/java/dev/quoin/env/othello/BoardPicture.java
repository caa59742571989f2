package dev.quoin.env.othello;

import dev.quoin.env.slots.Picture;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;

/// Draws a position as pixels: discs, and a dot on each square that may be played. Stateless.
final class BoardPicture {
    private static final int FELT = 0x2a7d4f;
    private static final int LINE = 0x1d5a38;
    private static final int BLACK = 0x16181a;
    private static final int WHITE = 0xf4f2ec;
    private static final int DOT = 0x8fcaa6;

    // As parts of a square.
    private static final double DISC_RADIUS = 27 / 64.0;
    private static final double DOT_RADIUS = 6 / 64.0;

    private BoardPicture() {}

    /// A picture of so many pixels a side; what is left over when eight squares do not fill it is felt.
    static Picture of(OthelloPosition position, int size) {
        var pixels = new byte[3 * size * size];
        long playable = position.moves();
        int cell = size / Square.SIDE;
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                boolean onBoard = x < cell * Square.SIDE && y < cell * Square.SIDE;
                int square = onBoard ? y / cell * Square.SIDE + x / cell : -1;
                put(
                        pixels,
                        3 * (y * size + x),
                        onBoard ? colour(position, playable, square, x % cell, y % cell, cell) : FELT);
            }
        }
        return new Picture(size, size, pixels);
    }

    private static int colour(OthelloPosition position, long playable, int square, int x, int y, int cell) {
        if (x == 0 || y == 0 || x == cell - 1 || y == cell - 1) {
            return LINE;
        }
        double distance = Math.hypot(x + 0.5 - cell / 2.0, y + 0.5 - cell / 2.0);
        long bit = Square.bit(square);
        if ((position.empty() & bit) == 0) {
            return blend(FELT, (position.black() & bit) == 0 ? WHITE : BLACK, DISC_RADIUS * cell - distance);
        }
        return (playable & bit) == 0 ? FELT : blend(FELT, DOT, DOT_RADIUS * cell - distance);
    }

    /// The second colour where `inside` is positive, the first outside, and a mixture on the rim.
    private static int blend(int outside, int disc, double inside) {
        double share = Math.clamp(inside + 0.5, 0, 1);
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double part = (outside >> shift & 255) * (1 - share) + (disc >> shift & 255) * share;
            mixed |= (int) Math.round(part) << shift;
        }
        return mixed;
    }

    private static void put(byte[] pixels, int at, int colour) {
        pixels[at] = (byte) (colour >> 16);
        pixels[at + 1] = (byte) (colour >> 8);
        pixels[at + 2] = (byte) colour;
    }
}
