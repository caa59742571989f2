package dev.quoin.crossword.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArmsTest {
    private static List<CandidateSamples> samples(int arms) {
        return Stream.generate(CandidateSamples::new).limit(arms).toList();
    }

    /// Runs until it is settled or has used its iterations; returns the samples of each arm.
    private static int[] run(
            Arms arms, List<CandidateSamples> samples, double[] worth, double noise, long seed, int most) {
        var luck = new SplittableRandom(seed).doubles(most, -0.3, 0.3).toArray();
        var chance = new SplittableRandom(seed + 1);
        int[] counts = new int[worth.length];
        while (arms.total() < most && !arms.isSettled()) {
            int[] next = arms.next(most - arms.total());
            for (int arm = 0; arm < worth.length; arm++) {
                samples.get(arm).reserve(next[arm]);
                for (int number = counts[arm]; number < next[arm]; number++) {
                    double value = worth[arm] + luck[number] + noise * chance.nextGaussian();
                    samples.get(arm).set(number, value, value, 0);
                }
            }
            arms.absorb(next);
            counts = next;
        }
        return counts;
    }

    @Test
    void findsTheBestAlthoughTheEquityMisleads() {
        var worth = new double[] {0.50, 0.48, 0.56, 0.40, 0.30};
        var prior = new double[] {0.55, 0.54, 0.53, 0.50, 0.45};
        List<CandidateSamples> samples = samples(5);
        var arms = new Arms(prior, samples);
        run(arms, samples, worth, 0.1, 1, 4000);
        assertThat(arms.leader()).isEqualTo(2);
    }

    @Test
    void spendsMostOnTheBestTwo() {
        var worth = new double[] {0.50, 0.50, 0.40, 0.40, 0.40, 0.40};
        List<CandidateSamples> samples = samples(6);
        var arms = new Arms(worth, samples);
        int[] counts = run(arms, samples, worth, 0.2, 2, 3000);
        assertThat(counts[0] + counts[1])
                .isGreaterThan(2 * Arrays.stream(counts, 2, 6).sum());
        assertThat(Arrays.stream(counts)).allMatch(count -> count >= 5);
    }

    @Test
    void stopsWhenItIsSure() {
        var worth = new double[] {0.8, 0.2, 0.1};
        List<CandidateSamples> samples = samples(3);
        var arms = new Arms(worth, samples);
        run(arms, samples, worth, 0.1, 3, 100_000);
        assertThat(arms.isSettled()).isTrue();
        assertThat(arms.total()).isLessThan(500);
    }

    @Test
    void neverExceedsTheIterations() {
        var worth = new double[] {0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5};
        for (int most : new int[] {1, 3, 7, 20, 34, 99, 501}) {
            List<CandidateSamples> samples = samples(worth.length);
            var arms = new Arms(worth, samples);
            assertThat(Arrays.stream(run(arms, samples, worth, 0.5, 4, most)).sum())
                    .isEqualTo(most);
        }
    }

    @Test
    void countsTheEquityAsSomeSamples() {
        List<CandidateSamples> samples = samples(2);
        var arms = new Arms(new double[] {0.50, 0.51}, samples);
        for (CandidateSamples each : samples) {
            each.reserve(1);
            each.set(0, 0.5, 0.5, 0);
        }
        arms.absorb(new int[] {1, 1});
        assertThat(arms.leader()).isEqualTo(1);
    }
}
