package dev.quoin.othello.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;

/// The layout of a picture, in hundredths of a square, shared by SVG and PNG.
final class DiagramLayout {
    static final int CELL = 100;
    static final int BOARD = Square.SIDE * CELL;

    /// The margin left of the board, with the row numbers, and right of it.
    static final int SIDE = 56;

    /// The margin above the board, with the column letters.
    static final int TOP = 60;

    /// The margin below the board, with the disc counts.
    static final int FOOT = 88;

    static final int WIDTH = SIDE + BOARD + SIDE;
    static final int HEIGHT = TOP + BOARD + FOOT;
    static final int CORNER = 28;

    static final int DISC = 41;
    static final int EDGE = 3;
    static final int DOT = 11;
    static final int LAST_DOT = 9;

    /// The four dots at the crossings two lines from the corners.
    static final int STAR = 7;
    static final int[] STARS = {2, 6};

    /// The size of the pills with the counts, one on each side of the center.
    static final int PILL_WIDTH = 136;
    static final int PILL_HEIGHT = 56;
    static final int PILL_Y = TOP + BOARD + 16;
    static final int PILL_DISC = 18;

    private DiagramLayout() {}

    /// The center of a square.
    static int x(int square) {
        return SIDE + Square.column(square) * CELL + CELL / 2;
    }

    /// The center of a square.
    static int y(int square) {
        return TOP + Square.row(square) * CELL + CELL / 2;
    }

    /// The left end of a color's pill.
    static int pillX(Disc disc) {
        return WIDTH / 2 + (disc == Disc.BLACK ? -PILL_WIDTH - 12 : 12);
    }
}
