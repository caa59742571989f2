package dev.quoin.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Stability;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HandcraftedEvaluationTest {
    private static final int SAMPLES = 400;

    @Test
    void everyFeatureAgreesWithCountingSquares() {
        for (int feature = 0; feature < HandcraftedEvaluation.FEATURES; feature++) {
            var weights = new int[HandcraftedEvaluation.FEATURES][6];
            java.util.Arrays.fill(weights[feature], 10);
            var evaluation = HandcraftedEvaluation.weighted(weights);
            for (int number = 0; number < SAMPLES; number++) {
                OthelloPosition position = position(number);
                assertThat(evaluation.value(position.mover(), position.other()))
                        .as("feature %d of %s", feature, position)
                        .isEqualTo(10 * NaiveFeatures.of(position)[feature]);
            }
        }
    }

    @Test
    void weightsRunStraightBetweenThePhases() {
        var weights = new int[HandcraftedEvaluation.FEATURES][6];
        weights[11] = new int[] {100, 200, 300, 400, 500, 600};
        var evaluation = HandcraftedEvaluation.weighted(weights);
        OthelloPosition early = new Openings(1, 1).opening(1).end();
        OthelloPosition middle = new Openings(13, 1).opening(1).end();
        assertThat(evaluation.value(early.mover(), early.other())).isEqualTo(100);
        assertThat(evaluation.value(middle.mover(), middle.other())).isEqualTo(170);
    }

    @Test
    void staysWithinItsLimit() {
        long mover = -1L >>> 1 & ~2L;
        assertThat(new HandcraftedEvaluation().value(mover, 2L)).isBetween(-Evaluation.LIMIT, Evaluation.LIMIT);
    }

    @Test
    void isTheSameFromEverySide() {
        var evaluation = new HandcraftedEvaluation();
        for (int number = 0; number < SAMPLES; number++) {
            OthelloPosition position = position(number);
            int value = evaluation.value(position.mover(), position.other());
            assertThat(evaluation.value(Long.reverse(position.mover()), Long.reverse(position.other())))
                    .isEqualTo(value);
            assertThat(evaluation.value(Long.reverseBytes(position.mover()), Long.reverseBytes(position.other())))
                    .isEqualTo(value);
        }
    }

    /// Positions of games, and every third time discs thrown on the board.
    private static OthelloPosition position(int number) {
        if (number % 3 != 0) {
            return new Openings(number % 40, 4).opening(number).end();
        }
        var random = new SplittableRandom(number);
        long half = random.nextLong();
        long discs = half | random.nextLong();
        long black = random.nextLong() & discs;
        return new OthelloPosition(black, discs & ~black, Disc.BLACK);
    }

    @Test
    void stableDiscsAreNeverTurned() {
        var random = new SplittableRandom(8);
        for (int game = 0; game < 300; game++) {
            long mover = Bitboard.BLACK_START;
            long other = Bitboard.WHITE_START;
            long moverStable = 0;
            long otherStable = 0;
            while (Bitboard.moves(mover, other) != 0 || Bitboard.moves(other, mover) != 0) {
                long moves = Bitboard.moves(mover, other);
                long before = mover;
                if (moves == 0) {
                    mover = other;
                    other = before;
                } else {
                    int skip = random.nextInt(Long.bitCount(moves));
                    for (int skipped = 0; skipped < skip; skipped++) {
                        moves &= moves - 1;
                    }
                    int square = Long.numberOfTrailingZeros(moves);
                    long flips = Bitboard.flips(square, mover, other);
                    mover = other ^ flips;
                    other = before | flips | 1L << square;
                }
                long swap = moverStable;
                moverStable = otherStable;
                otherStable = swap;
                assertThat(moverStable & ~mover).isZero();
                assertThat(otherStable & ~other).isZero();
                moverStable = Stability.stable(mover, other);
                otherStable = Stability.stable(other, mover);
            }
        }
    }
}
