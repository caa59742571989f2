package dev.quoin.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.Bitboard;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LastFlipsTwinTest {
    @Test
    void countsWhatTheRulesTurnOver() {
        var random = new SplittableRandom(11);
        for (int sample = 0; sample < 2_000; sample++) {
            long discs = random.nextLong() & (sample % 2 == 0 ? -1 : random.nextLong());
            for (int square = 0; square < 64; square++) {
                long mover = discs & ~(1L << square);
                long flips = Bitboard.flips(square, mover, ~mover & ~(1L << square));
                assertThat(LastFlips.twiceFlips(square, discs)).isEqualTo(2 * Long.bitCount(flips));
            }
        }
    }
}
