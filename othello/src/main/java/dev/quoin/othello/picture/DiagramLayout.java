package dev.quoin.othello.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.Square;

/// Where things are in a picture, in hundredths of a square. SVG and PNG share it.
final class DiagramLayout {
    static final int CELL = 100;
    static final int BOARD = Square.SIDE * CELL;

    /// Left of the board, with the numbers of the rows, and right of it.
    static final int SIDE = 56;

    /// Above the board, with the letters of the columns.
    static final int TOP = 60;

    /// Below the board, with the disc counts.
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

    /// The counts stand in pills of this size, one on each side of the middle.
    static final int PILL_WIDTH = 136;
    static final int PILL_HEIGHT = 56;
    static final int PILL_Y = TOP + BOARD + 16;
    static final int PILL_DISC = 18;

    private DiagramLayout() {}

    /// The middle of a square.
    static int x(int square) {
        return SIDE + Square.column(square) * CELL + CELL / 2;
    }

    /// The middle of a square.
    static int y(int square) {
        return TOP + Square.row(square) * CELL + CELL / 2;
    }

    /// The left end of a color's pill.
    static int pillX(Disc disc) {
        return WIDTH / 2 + (disc == Disc.BLACK ? -PILL_WIDTH - 12 : 12);
    }
}
