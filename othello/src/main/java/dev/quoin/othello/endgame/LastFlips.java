package dev.quoin.othello.endgame;

/// Counts the flips of a move on the last empty square. Stateless.
///
/// The rest of the board is full, so the mover's discs are enough: each of the four lines through the square is
/// gathered into eight bits by one multiplication and looked up.
final class LastFlips {
    private static final long COLUMN = 0x0101010101010101L;

    /// Gathers a column into the upper eight bits, row 1 lowest.
    private static final long COLUMN_TO_BITS = 0x0102040810204080L;

    /// Twice the number of flips, by place on the line and the mover's discs on it: `place << 8 | discs`.
    private static final byte[] FLIPS = flips();

    /// The two diagonals through each square.
    private static final long[] RISING = diagonals(-1);
    private static final long[] FALLING = diagonals(1);

    private LastFlips() {}

    /// Twice the number of flips of a move; the bit of the square itself does not matter.
    static int twiceFlips(int square, long mover) {
        int row = square >> 3;
        int column = square & 7;
        int place = column << 8;
        return FLIPS[place | (int) (mover >>> (square & 56)) & 255]
                + FLIPS[row << 8 | (int) ((mover >>> column & COLUMN) * COLUMN_TO_BITS >>> 56)]
                + FLIPS[place | (int) ((mover & RISING[square]) * COLUMN >>> 56)]
                + FLIPS[place | (int) ((mover & FALLING[square]) * COLUMN >>> 56)];
    }

    private static byte[] flips() {
        byte[] flips = new byte[8 << 8];
        for (int place = 0; place < 8; place++) {
            for (int discs = 0; discs < 256; discs++) {
                flips[place << 8 | discs] = (byte) (2 * (towards(1, place, discs) + towards(-1, place, discs)));
            }
        }
        return flips;
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

    /// The diagonal through each square; one row down, it is `lean` columns to the right. A diagonal that
    /// does not reach a column has no bit there, which looks like an endless run of opposing discs: nothing
    /// is flipped.
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
