package dev.quoin.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.property.Property;
import java.util.List;
import org.junit.jupiter.api.Test;

class NormalizedEloTest {
    private static PairCounts counts(Integer... counts) {
        return new PairCounts(List.of(counts));
    }

    /// Figures from the tests of fastchess, with two decimals; its six counts have drawn pairs apart.
    @Test
    void nEloAgreesWithPublishedFigures() {
        Estimate better = NormalizedElo.of(counts(34, 54, 63, 64, 75));
        assertThat(better.mean()).isCloseTo(57.94, within(0.006));
        assertThat(better.error()).isCloseTo(28.28, within(0.006));
        Estimate worse = NormalizedElo.of(counts(332, 433, 498, 333, 334));
        assertThat(worse.mean()).isCloseTo(-9.17, within(0.006));
        assertThat(worse.error()).isCloseTo(10.96, within(0.006));
        assertThat(LikelihoodOfSuperiority.of(counts(34, 54, 63, 64, 75))).isCloseTo(1, within(5e-5));
    }

    /// The definition, from a list of all pairs: the lead in standard deviations of a game.
    @Test
    void nEloAndLosAgreeWithTheirDefinitions() {
        Property.check("nElo and LOS", 60, choices -> {
            var seen = new Integer[5];
            for (int result = 0; result < seen.length; result++) {
                seen[result] = choices.between(result % 4 == 0 ? 1 : 0, 30);
            }
            var counts = counts(seen);
            choices.note("counts", counts);
            double sum = 0;
            double squares = 0;
            int pairs = 0;
            for (int result = 0; result < seen.length; result++) {
                for (int pair = 0; pair < seen[result]; pair++) {
                    sum += result / 4.0;
                    squares += result * result / 16.0;
                    pairs++;
                }
            }
            double mean = sum / pairs;
            double deviation = Math.sqrt(squares / pairs - mean * mean);
            double nElo = (mean - 0.5) / (deviation * Math.sqrt(2)) * 800 / Math.log(10);
            assertThat(NormalizedElo.of(counts).mean()).isCloseTo(nElo, within(1e-9));
            assertThat(LikelihoodOfSuperiority.of(counts))
                    .isCloseTo(integral((mean - 0.5) / (deviation / Math.sqrt(pairs))), within(1e-7));
            assertThat(LikelihoodOfSuperiority.of(counts.reversed()))
                    .isCloseTo(1 - LikelihoodOfSuperiority.of(counts), within(1e-12));
        });
    }

    /// The normal distribution function by Simpson's rule.
    private static double integral(double to) {
        int steps = 4000;
        double from = -12;
        double width = (Math.max(from, Math.min(12, to)) - from) / steps;
        double sum = 0;
        for (int step = 0; step <= steps; step++) {
            double at = from + step * width;
            int weight = step == 0 || step == steps ? 1 : step % 2 == 1 ? 4 : 2;
            sum += weight * Math.exp(-at * at / 2);
        }
        return sum * width / 3 / Math.sqrt(2 * Math.PI);
    }

    @Test
    void theNormalDistributionIsThatOfTheTables() {
        assertThat(LikelihoodOfSuperiority.normal(0)).isEqualTo(0.5);
        assertThat(LikelihoodOfSuperiority.normal(Interval.Z)).isCloseTo(0.975, within(1e-12));
        assertThat(LikelihoodOfSuperiority.normal(-3)).isCloseTo(0.001349898031630095, within(1e-14));
        assertThat(LikelihoodOfSuperiority.normal(40)).isEqualTo(1);
        assertThat(LikelihoodOfSuperiority.normal(-40)).isZero();
    }

    @Test
    void equalPairsSayNothingAboutTheDeviation() {
        assertThat(NormalizedElo.of(counts(0, 0, 0, 0, 9)).error()).isInfinite();
        assertThat(NormalizedElo.of(PairCounts.none())).isEqualTo(new Estimate(0, Double.POSITIVE_INFINITY));
        assertThat(LikelihoodOfSuperiority.of(PairCounts.none())).isEqualTo(0.5);
        assertThat(LikelihoodOfSuperiority.of(counts(0, 0, 9, 0, 0))).isEqualTo(0.5);
        assertThat(LikelihoodOfSuperiority.of(counts(0, 0, 0, 0, 9))).isCloseTo(0.99865, within(1e-5));
        assertThat(LikelihoodOfSuperiority.of(counts(1, 0, 0, 0, 0))).isCloseTo(0.15866, within(1e-5));
    }
}
