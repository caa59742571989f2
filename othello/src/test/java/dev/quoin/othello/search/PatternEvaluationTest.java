package dev.quoin.othello.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.pattern.Patterns;
import org.junit.jupiter.api.Test;

class PatternEvaluationTest {
    @Test
    void isTheSumOfItsPartsInHundredthsOfADisc() {
        PatternWeights values = PatternWeights.shipped();
        var evaluation = new PatternEvaluation(values);
        int[] numbers = new int[Patterns.COUNT];
        for (int number = 0; number < 200; number++) {
            OthelloPosition position =
                    new Openings(number % 40, 5).opening(number).end();
            Patterns.read(position.mover(), position.other(), numbers);
            int sum = values.sum(numbers, Long.bitCount(~(position.mover() | position.other())));
            int expected = Math.max(-6300, Math.min(6300, (int) (sum * 100L / 16)));
            assertThat(evaluation.value(position.mover(), position.other())).isEqualTo(expected);
        }
    }

    @Test
    void aCornerMoreIsBetter() {
        var evaluation = new PatternEvaluation(PatternWeights.shipped());
        int better = 0;
        int tried = 0;
        for (int number = 0; number < 400; number++) {
            OthelloPosition position = new Openings(30, 6).opening(number).end();
            long corner = position.other() & 0x8100000000000081L;
            if (Long.bitCount(corner) == 1) {
                tried++;
                int with = evaluation.value(position.mover() | corner, position.other() & ~corner);
                better += with > evaluation.value(position.mover(), position.other()) ? 1 : 0;
            }
        }
        assertThat(tried).isGreaterThan(50);
        assertThat(better).isGreaterThan(tried * 95 / 100);
    }
}
