package dev.quoin.othello.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PatternsTest {
    private static final int[] CELLS = new int[64];

    @Test
    void everyPartIsReadSquareBySquare() {
        var random = new SplittableRandom(31);
        int[] numbers = new int[Patterns.COUNT];
        for (int sample = 0; sample < 200; sample++) {
            long discs = random.nextLong();
            long mover = discs & random.nextLong();
            long other = discs & ~mover;
            Patterns.read(mover, other, numbers);
            for (int square = 0; square < 64; square++) {
                CELLS[square] = (int) (mover >>> square & 1) + 2 * (int) (other >>> square & 1);
            }
            assertThat(numbers[0] - 19_683).as("top edge").isEqualTo(ternary(0, 1, 2, 3, 4, 5, 6, 7, 9, 14));
            assertThat(numbers[24]).as("corner a1").isEqualTo(ternary(0, 1, 2, 8, 9, 10, 16, 17, 18));
            assertThat(numbers[26]).as("corner h8").isEqualTo(ternary(63, 62, 61, 55, 54, 53, 47, 46, 45));
            assertThat(numbers[10] - 19_683).as("left edge").isEqualTo(ternary(0, 8, 16, 24, 32, 40, 48, 56, 9, 49));
        }
    }

    private static int ternary(int... squares) {
        int number = 0;
        for (int each = squares.length - 1; each >= 0; each--) {
            number = 3 * number + CELLS[squares[each]];
        }
        return number;
    }

    @Test
    void theNumbersOfAMirroredBoardAreTheSameButForTheirOrder() {
        var random = new SplittableRandom(32);
        int[] numbers = new int[Patterns.COUNT];
        int[] mirrored = new int[Patterns.COUNT];
        for (int sample = 0; sample < 200; sample++) {
            long discs = random.nextLong();
            long mover = discs & random.nextLong();
            long other = discs & ~mover;
            Patterns.read(mover, other, numbers);
            Patterns.read(Long.reverseBytes(mover), Long.reverseBytes(other), mirrored);
            // Edges and blocks are shared by all sides; of a row read backwards the number differs.
            assertThat(new int[] {mirrored[0], mirrored[1], mirrored[5], mirrored[6]})
                    .containsExactly(numbers[5], numbers[6], numbers[0], numbers[1]);
            assertThat(new int[] {mirrored[24], mirrored[25], mirrored[26], mirrored[27]})
                    .containsExactly(numbers[25], numbers[24], numbers[27], numbers[26]);
            assertThat(Arrays.stream(mirrored)).allMatch(number -> number >= 0 && number < Patterns.SIZE);
        }
    }

    @Test
    void transposingTwiceChangesNothing() {
        assertThat(Patterns.transposed(0xffL)).isEqualTo(0x0101010101010101L);
        assertThat(Patterns.transposed(Patterns.transposed(0x123456789abcdefL))).isEqualTo(0x123456789abcdefL);
    }
}
