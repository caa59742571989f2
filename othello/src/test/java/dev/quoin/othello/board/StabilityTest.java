package dev.quoin.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.endgame.RandomEndgames;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StabilityTest {
    private static final long CORNERS = 0x8100000000000081L;

    @Test
    void stableDiscsSurviveEveryGame() {
        var random = new SplittableRandom(21);
        for (int sample = 0; sample < 1_500; sample++) {
            OthelloPosition position = sample % 2 == 0
                    ? RandomEndgames.played(random, 4 + random.nextInt(20))
                    : RandomEndgames.thrown(random, 4 + random.nextInt(20));
            long stable = Stability.stable(position.black(), position.white());
            assertThat(stable & ~position.black()).isZero();
            for (int game = 0; game < 8; game++) {
                long black = blackAfterRandomMoves(random, position.black(), position.white());
                assertThat(stable & ~black).as("%s", position).isZero();
            }
        }
    }

    /// Plays to the end, either side as it comes: turns do not matter for what may be turned over.
    private static long blackAfterRandomMoves(SplittableRandom random, long black, long white) {
        long[] discs = {black, white};
        while ((Bitboard.moves(discs[0], discs[1]) | Bitboard.moves(discs[1], discs[0])) != 0) {
            int side = random.nextInt(2);
            long moves = Bitboard.moves(discs[side], discs[1 - side]);
            if (moves != 0) {
                for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                    moves &= moves - 1;
                }
                long flips = Bitboard.flips(Long.numberOfTrailingZeros(moves), discs[side], discs[1 - side]);
                discs[side] ^= flips | Long.lowestOneBit(moves);
                discs[1 - side] ^= flips;
            }
        }
        return discs[0];
    }

    @Test
    void cornersAndFullBoardsAreStable() {
        assertThat(Stability.stable(CORNERS, 0)).isEqualTo(CORNERS);
        var random = new SplittableRandom(22);
        for (int sample = 0; sample < 100; sample++) {
            long black = random.nextLong();
            assertThat(Stability.stable(black, ~black)).isEqualTo(black);
        }
    }

    @Test
    void aFullEdgeIsStableAndAnOpenOneIsNot() {
        assertThat(EdgeStability.stable(0b0110_0110, 0b1001_1001)).isEqualTo(0b0110_0110);
        assertThat(EdgeStability.stable(0b0011_1000, 0)).isEqualTo(0);
        assertThat(EdgeStability.stable(0b0000_0111, 0b0000_1000)).isEqualTo(0b0000_0111);
    }
}
