package dev.quoin.othello.endgame;

/// Parity of the four quadrants: moves in quadrants with an odd number of empty squares go first, because the side
/// that plays there first usually also plays there last. Stateless.
final class Parity {
    /// Squares in odd quadrants, by the parities of all four.
    private static final long[] ODD = odd();

    private Parity() {}

    /// The bit of a square's quadrant.
    static int quadrant(int square) {
        return 1 << (square >> 5 << 1 | square >> 2 & 1);
    }

    /// A bit for each quadrant with an odd number of these squares.
    static int parity(long empty) {
        return Long.bitCount(empty & 0x0f0f0f0fL) & 1
                | (Long.bitCount(empty & 0xf0f0f0f0L) & 1) << 1
                | (Long.bitCount(empty & 0x0f0f0f0f00000000L) & 1) << 2
                | (Long.bitCount(empty & 0xf0f0f0f000000000L) & 1) << 3;
    }

    /// The squares of the quadrants whose bit is set.
    static long squares(int parity) {
        return ODD[parity];
    }

    private static long[] odd() {
        long[] odd = new long[16];
        for (int parity = 0; parity < 16; parity++) {
            for (int square = 0; square < 64; square++) {
                odd[parity] |= (parity & quadrant(square)) == 0 ? 0 : 1L << square;
            }
        }
        return odd;
    }
}
