package dev.quoin.othello.board;

/// The squares from each square in each of the eight directions, in one flat table.
///
/// Eight entries per square: first the four directions in which square numbers increase (east, south-west,
/// south, south-east), then the four in which they decrease (west, north-east, north, north-west).
final class Rays {
    private static final int[] ROW_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] COLUMN_STEPS = {1, -1, 0, 1, -1, 1, 0, -1};

    private Rays() {}

    static long[] table() {
        long[] rays = new long[Square.COUNT * 8];
        for (int square = 0; square < Square.COUNT; square++) {
            for (int direction = 0; direction < 8; direction++) {
                rays[square * 8 + direction] = ray(square, direction);
            }
        }
        return rays;
    }

    private static long ray(int square, int direction) {
        long ray = 0;
        int row = Square.row(square) + ROW_STEPS[direction];
        int column = Square.column(square) + COLUMN_STEPS[direction];
        while (row >= 0 && row < Square.SIDE && column >= 0 && column < Square.SIDE) {
            ray |= Square.bit(Square.at(row, column));
            row += ROW_STEPS[direction];
            column += COLUMN_STEPS[direction];
        }
        return ray;
    }
}
