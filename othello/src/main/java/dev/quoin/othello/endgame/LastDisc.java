package dev.quoin.othello.endgame;

/// How many discs a disc on the last empty square turns over, without turning them. Stateless.
///
/// The rest of the board is full, so the mover's discs alone tell: each of the four lines through the square
/// is drawn together into eight bits by one multiplication and looked up.
final class LastDisc {
    private static final long COLUMN = 0x0101010101010101L;

    /// Gathers a column into the upper eight bits, row 1 lowest.
    private static final long COLUMN_TO_BITS = 0x0102040810204080L;

    /// Twice the number of discs turned, by place on the line and the mover's discs on it: `place << 8 |
    /// discs`.
    private static final byte[] TURNED = turned();

    /// The two diagonals through each square.
    private static final long[] RISING = diagonals(-1);
    private static final long[] FALLING = diagonals(1);

    private LastDisc() {}

    /// Twice the number of discs that the mover turns over; the square itself may hold anything.
    static int twiceTurned(int square, long mover) {
        int row = square >> 3;
        int column = square & 7;
        int place = column << 8;
        return TURNED[place | (int) (mover >>> (square & 56)) & 255]
                + TURNED[row << 8 | (int) ((mover >>> column & COLUMN) * COLUMN_TO_BITS >>> 56)]
                + TURNED[place | (int) ((mover & RISING[square]) * COLUMN >>> 56)]
                + TURNED[place | (int) ((mover & FALLING[square]) * COLUMN >>> 56)];
    }

    private static byte[] turned() {
        byte[] turned = new byte[8 << 8];
        for (int place = 0; place < 8; place++) {
            for (int discs = 0; discs < 256; discs++) {
                turned[place << 8 | discs] = (byte) (2 * (towards(1, place, discs) + towards(-1, place, discs)));
            }
        }
        return turned;
    }

    private static int towards(int step, int place, int discs) {
        int passed = 0;
        for (int at = place + step; at >= 0 && at < 8; at += step) {
            if ((discs >> at & 1) != 0) {
                return passed;
            }
            passed++;
        }
        return 0;
    }

    /// The diagonal through each square; a row further down it is `lean` columns further right. A diagonal
    /// that does not reach a column has no bit there, which looks like a disc of the other side with no end:
    /// nothing is turned.
    private static long[] diagonals(int lean) {
        long[] diagonals = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int row = 0; row < 8; row++) {
                int column = (square & 7) + lean * (row - (square >> 3));
                if (column >= 0 && column < 8) {
                    diagonals[square] |= 1L << row * 8 + column;
                }
            }
        }
        return diagonals;
    }
}
