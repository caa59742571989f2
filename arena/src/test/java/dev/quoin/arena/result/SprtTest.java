package dev.quoin.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.property.Property;
import java.util.List;
import org.junit.jupiter.api.Test;

class SprtTest {
    private static PairCounts counts(Integer... counts) {
        return new PairCounts(List.of(counts));
    }

    /// Figures that the authors of fastchess publish for its logistic pentanomial test, with two decimals.
    @Test
    void theLogRatioAgreesWithPublishedFigures() {
        assertThat(Sprt.between(0.5, 2.5).logRatio(counts(223, 9863, 21279, 10037, 246)))
                .isCloseTo(-3.07, within(0.006));
        assertThat(Sprt.between(0, 2).logRatio(counts(871, 26175, 55983, 26678, 821)))
                .isCloseTo(-4.98, within(0.006));
    }

    @Test
    void boundsAreThoseOfWald() {
        var test = Sprt.between(0, 5);
        assertThat(test.upper()).isCloseTo(Math.log(19), within(1e-12));
        assertThat(test.lower()).isCloseTo(-Math.log(19), within(1e-12));
    }

    /// Wald's bounds, computed independently: log(0.1/0.99) and log(0.9/0.01).
    @Test
    void boundsFollowTheErrorRates() {
        var test = new Sprt(0, 5, 0.01, 0.1);
        assertThat(test.lower()).isCloseTo(-2.292535, within(1e-6));
        assertThat(test.upper()).isCloseTo(4.499810, within(1e-6));
        var counts = counts(5, 10, 40, 30, 15);
        assertThat(test.logRatio(counts)).isEqualTo(Sprt.between(0, 5).logRatio(counts));
    }

    /// With strict errors a match goes on where it would have ended.
    @Test
    void stricterErrorsNeedMoreEvidence() {
        var counts = counts(2, 3, 20, 10, 10);
        assertThat(Sprt.between(0, 50).verdict(counts)).isEqualTo(Sprt.Verdict.ELO1);
        assertThat(new Sprt(0, 50, 0.001, 0.001).verdict(counts)).isEqualTo(Sprt.Verdict.GO_ON);
    }

    @Test
    void theBestDistributionsAreFoundAsAClumsySearchFindsThem() {
        Property.check("likelihood ratio", 40, choices -> {
            var seen = new Integer[5];
            for (int result = 0; result < seen.length; result++) {
                seen[result] = choices.between(1, 60);
            }
            double elo0 = choices.between(-60, 0);
            double elo1 = choices.between(1, 60);
            var counts = counts(seen);
            choices.note("counts", counts);
            double naive =
                    NaiveLikelihood.best(counts, Elo.fraction(elo1)) - NaiveLikelihood.best(counts, Elo.fraction(elo0));
            assertThat(Sprt.between(elo0, elo1).logRatio(counts)).isCloseTo(naive, within(1e-4));
        });
    }

    @Test
    void swappingSidesAndHypothesesTurnsTheSign() {
        var counts = counts(3, 5, 20, 9, 8);
        double there = Sprt.between(-3, 7).logRatio(counts);
        double back = Sprt.between(-7, 3).logRatio(counts.reversed());
        assertThat(back).isCloseTo(-there, within(1e-9));
    }

    @Test
    void manyWonPairsAcceptTheHigherDifferenceAndManyLostTheLower() {
        var test = Sprt.between(0, 50);
        assertThat(test.verdict(PairCounts.none())).isEqualTo(Sprt.Verdict.GO_ON);
        assertThat(test.logRatio(PairCounts.none())).isZero();
        assertThat(test.verdict(counts(5, 5, 10, 10, 60))).isEqualTo(Sprt.Verdict.ELO1);
        assertThat(test.verdict(counts(60, 10, 10, 5, 5))).isEqualTo(Sprt.Verdict.ELO0);
        assertThat(test.verdict(counts(0, 0, 1, 1, 0))).isEqualTo(Sprt.Verdict.GO_ON);
    }

    @Test
    void hypothesesOutOfOrderAreRefused() {
        assertThatThrownBy(() -> Sprt.between(5, 0))
                .hasMessageContaining("elo0 below elo1")
                .hasMessageContaining("5.0,0.0");
        assertThatThrownBy(() -> new Sprt(0, 5, 0, 0.05)).hasMessageContaining("between 0 and 0.5");
    }
}
