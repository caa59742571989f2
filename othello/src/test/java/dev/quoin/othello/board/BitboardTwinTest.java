package dev.quoin.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The kernel against the rules walked square by square.
class BitboardTwinTest {
    private static final int SAMPLES = 3_000;

    @Test
    void flipsAndMovesAgreeWithAWalkAlongEveryLine() {
        var random = new SplittableRandom(5);
        for (int sample = 0; sample < SAMPLES; sample++) {
            long discs = random.nextLong() | (random.nextBoolean() ? random.nextLong() : 0);
            long mover = discs & random.nextLong() & (random.nextBoolean() ? random.nextLong() : -1);
            long other = discs & ~mover;
            long moves = 0;
            for (int square = 0; square < Square.COUNT; square++) {
                if ((discs >>> square & 1) == 0) {
                    long walked = walked(square, mover, other);
                    assertThat(Bitboard.flips(square, mover, other)).isEqualTo(walked);
                    moves |= walked == 0 ? 0 : 1L << square;
                }
            }
            assertThat(Bitboard.moves(mover, other)).isEqualTo(moves);
        }
    }

    private static long walked(int square, long mover, long other) {
        long flips = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                flips |= down == 0 && right == 0 ? 0 : walked(square, down, right, mover, other);
            }
        }
        return flips;
    }

    private static long walked(int square, int down, int right, long mover, long other) {
        long passed = 0;
        int row = Square.row(square) + down;
        int column = Square.column(square) + right;
        while (row >= 0 && row < 8 && column >= 0 && column < 8) {
            long here = Square.bit(Square.at(row, column));
            if ((other & here) == 0) {
                return (mover & here) == 0 ? 0 : passed;
            }
            passed |= here;
            row += down;
            column += right;
        }
        return 0;
    }
}
