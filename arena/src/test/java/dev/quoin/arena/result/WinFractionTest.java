package dev.quoin.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WinFractionTest {
    private static PairCounts counts(Integer... counts) {
        return new PairCounts(List.of(counts));
    }

    /// Wilson's interval for 10 of 20 and for 0 of 10, as textbooks print it.
    @Test
    void wilsonsIntervalAgreesWithPublishedFigures() {
        Interval half = WinFraction.wilson(0.5, 20);
        assertThat(half.low()).isCloseTo(0.299, within(0.0005));
        assertThat(half.high()).isCloseTo(0.701, within(0.0005));
        Interval none = WinFraction.wilson(0, 10);
        assertThat(none.low()).isZero();
        assertThat(none.high()).isCloseTo(0.2775, within(0.0005));
    }

    @Test
    void meanAndVarianceAreThoseOfTheListOfPairs() {
        Property.check("moments", 50, choices -> {
            PairCounts counts = PairCounts.none();
            var parts = new ArrayList<Double>();
            int pairs = choices.between(2, 40);
            for (int pair = 0; pair < pairs; pair++) {
                int halfPoints = choices.below(5);
                counts = counts.with(halfPoints);
                parts.add(halfPoints / 4.0);
            }
            double mean = parts.stream().mapToDouble(part -> part).sum() / pairs;
            double squares = parts.stream().mapToDouble(part -> part * part).sum();
            assertThat(counts.mean()).isCloseTo(mean, within(1e-12));
            assertThat(counts.variance()).isCloseTo((squares - pairs * mean * mean) / (pairs - 1), within(1e-12));
        });
    }

    @Test
    void boundsAreWhereWhatWasSeenIsTooFarAway() {
        Property.check("interval", 50, choices -> {
            PairCounts counts = PairCounts.none();
            for (int pair = choices.between(3, 300); pair > 0; pair--) {
                counts = counts.with(choices.below(5));
            }
            double seen = counts.mean();
            double scale = counts.variance() / (seen * (1 - seen)) / counts.pairs();
            if (counts.variance() == 0) {
                return;
            }
            Interval interval = WinFraction.of(counts);
            for (double bound : List.of(interval.low(), interval.high())) {
                double deviation = Math.sqrt(scale * bound * (1 - bound));
                assertThat(Math.abs(bound - seen) / deviation).isCloseTo(1.959964, within(1e-5));
            }
        });
    }

    @Test
    void manyPairsGiveNearlyTheNormalInterval() {
        var counts = counts(500, 1500, 4000, 2500, 1500);
        double error = 1.959964 * Math.sqrt(counts.variance() / counts.pairs());
        Interval interval = WinFraction.of(counts);
        assertThat(interval.error()).isCloseTo(error, within(1e-4));
    }

    @Test
    void pairsThatCancelOutMakeANarrowIntervalAndPairsThatAgreeAWideOne() {
        double cancelled = WinFraction.of(counts(1, 0, 98, 0, 1)).error();
        double agreed = WinFraction.of(counts(50, 0, 0, 0, 50)).error();
        assertThat(cancelled).isLessThan(0.02);
        assertThat(agreed).isGreaterThan(0.09);
    }

    @Test
    void pairsThatAllEndedAlikeCountAsOneGameEach() {
        assertThat(WinFraction.of(counts(0, 0, 0, 0, 10))).isEqualTo(WinFraction.wilson(1, 10));
        assertThat(WinFraction.of(counts(0, 0, 10, 0, 0))).isEqualTo(WinFraction.wilson(0.5, 10));
        assertThat(WinFraction.of(PairCounts.none())).isEqualTo(new Interval(0, 0.5, 1));
    }

    @Test
    void eloIsLogisticWithFourHundredForTenToOne() {
        assertThat(Elo.of(10 / 11.0)).isCloseTo(400, within(1e-9));
        assertThat(Elo.of(0.5)).isZero();
        assertThat(Elo.of(0.75)).isCloseTo(190.8485, within(1e-4));
        assertThat(Elo.fraction(190.8485)).isCloseTo(0.75, within(1e-6));
        assertThat(Elo.of(1.0)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Elo.of(0.0)).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void countsThatAreNotFiveAreRefused() {
        assertThatThrownBy(() -> counts(1, 2, 3))
                .hasMessageContaining("5 numbers")
                .hasMessageContaining("[1, 2, 3]");
        assertThatThrownBy(() -> counts(1, 2, 3, -1, 0)).hasMessageContaining("from 0");
    }
}
