package dev.quoin.crossword.daily;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
    @Test
    void theNumbersAreThePublishedOnes() {
        var stream = new SplitMix64(1234567);
        assertThat(stream.next()).isEqualTo(6457827717110365317L);
        assertThat(stream.next()).isEqualTo(3203168211198807973L);
        assertThat(stream.next()).isEqualTo(Long.parseUnsignedLong("9817491932198370423"));
    }

    @Test
    void theNumbersAreThoseOfJavasOwn() {
        for (long seed = -50; seed < 50; seed++) {
            var own = new SplitMix64(seed);
            var javas = new SplittableRandom(seed);
            for (int draw = 0; draw < 20; draw++) {
                assertThat(own.next()).isEqualTo(javas.nextLong());
            }
        }
    }

    @Test
    void everyNumberBelowABoundIsDrawnAboutAsOften() {
        for (int bound : new int[] {1, 2, 3, 7, 98, 934}) {
            var stream = SplitMix64.of(9, bound);
            var counts = new int[bound];
            for (int draw = 0; draw < 1000 * bound; draw++) {
                counts[stream.below(bound)]++;
            }
            // Five standard deviations; the stream is fixed, so this cannot fail by chance.
            assertThat(counts).as("bound %d", bound).doesNotContain(0);
            assertThat(Arrays.stream(counts).allMatch(count -> Math.abs(count - 1000) < 5 * Math.sqrt(1000)))
                    .as("bound %d: %s", bound, Arrays.toString(counts))
                    .isTrue();
        }
    }

    @Test
    void aNumberBeyondTheLastFairOneIsDrawnAgain() {
        // Two multiples fit; a quarter of all numbers lies beyond them.
        int bound = 3 << 29;
        var stream = new SplitMix64(3);
        var naive = new SplitMix64(3);
        for (int draw = 0; draw < 1000; draw++) {
            long number = naive.next() >>> 32;
            while (number / bound >= (1L << 32) / bound) {
                number = naive.next() >>> 32;
            }
            assertThat(stream.below(bound)).isEqualTo((int) (number % bound));
        }
    }

    @Test
    void everyOrderOfThreeIsAboutAsLikely() {
        var stream = new SplitMix64(5);
        Map<String, Integer> orders = new HashMap<>();
        for (int round = 0; round < 6000; round++) {
            int[] items = {1, 2, 3};
            stream.shuffle(items);
            orders.merge(Arrays.toString(items), 1, Integer::sum);
        }
        assertThat(orders).hasSize(6);
        assertThat(orders.values()).allMatch(count -> count > 850 && count < 1150);
    }
}
