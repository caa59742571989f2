package dev.quoin.game.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.game.rating.PlayerRating.Prior;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerRatingTest {
    private static final Prior PRIOR = new Prior(1000, 350);
    private static final Prior FLAT = new Prior(1000, 1e6);

    @Test
    void withoutGamesItIsThePrior() {
        PlayerRating rating = PlayerRating.of(PRIOR, List.of());
        assertThat(rating.elo()).isCloseTo(1000, within(1e-6));
        assertThat(rating.error()).isCloseTo(1.959964 * 350, within(1e-6));
        assertThat(rating.games()).isZero();
    }

    @Test
    void threeWinsInFourGamesAre191PointsWithAFlatPrior() {
        PlayerRating rating = PlayerRating.of(FLAT, results(1200, 1, 1, 1, 0));
        assertThat(rating.elo()).isCloseTo(1200 + 400 * Math.log10(3), within(0.01));
        // Four games with a variance of 3/16 each.
        assertThat(rating.error()).isCloseTo(1.959964 * 400 / Math.log(10) / Math.sqrt(0.75), within(0.01));
    }

    @Test
    void aDrawIsHalfAWinAndHalfALoss() {
        assertThat(PlayerRating.of(FLAT, results(900, 0.5, 0.5)).elo())
                .isCloseTo(PlayerRating.of(FLAT, results(900, 1, 0)).elo(), within(1e-6));
        assertThat(RatedResult.of(900, 300, 300)).isEqualTo(new RatedResult(900, 0.5));
        assertThat(RatedResult.of(900, 301, 300)).isEqualTo(new RatedResult(900, 1));
        assertThat(RatedResult.of(900, 299, 300)).isEqualTo(new RatedResult(900, 0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void whoAlwaysWinsOrLosesHasAFiniteRating(double score) {
        var results = Collections.nCopies(1000, new RatedResult(1000, score));
        PlayerRating rating = PlayerRating.of(PRIOR, results);
        assertThat(Math.abs(rating.elo() - 1000)).isBetween(700.0, 2000.0);
        assertThat(rating.elo() > 1000).isEqualTo(score == 1);
    }

    @Test
    void farOpponentsDoNotKeepItFromConverging() {
        PlayerRating rating = PlayerRating.of(PRIOR, results(-3000, 0, 0, 0));
        assertThat(rating.elo()).isCloseTo(byGrid(PRIOR, results(-3000, 0, 0, 0))[0], within(1.0));
    }

    /// The twin tries every rating.
    @Test
    void itIsTheMaximumOfThePosteriorDensity() {
        var random = new SplittableRandom(1);
        for (int player = 0; player < 50; player++) {
            var results = new ArrayList<RatedResult>();
            for (int game = random.nextInt(1, 40); game > 0; game--) {
                results.add(new RatedResult(random.nextInt(0, 2000), random.nextInt(3) / 2.0));
            }
            PlayerRating rating = PlayerRating.of(PRIOR, results);
            double[] twin = byGrid(PRIOR, results);
            assertThat(rating.elo()).isCloseTo(twin[0], within(1.0));
            assertThat(rating.error()).isCloseTo(twin[1], within(1.0));
        }
    }

    /// The best whole rating, and the error by the second difference of the density around it.
    private static double[] byGrid(Prior prior, List<RatedResult> results) {
        int best = -10_000;
        for (int elo = best; elo <= 10_000; elo++) {
            best = logDensity(elo, prior, results) > logDensity(best, prior, results) ? elo : best;
        }
        double bend = 2 * logDensity(best, prior, results)
                - logDensity(best - 1.0, prior, results)
                - logDensity(best + 1.0, prior, results);
        return new double[] {best, 1.959964 / Math.sqrt(bend)};
    }

    private static double logDensity(double elo, Prior prior, List<RatedResult> results) {
        double sum = -Math.pow((elo - prior.elo()) / prior.deviation(), 2) / 2;
        for (RatedResult result : results) {
            double won = 1 / (1 + Math.pow(10, (result.opponent() - elo) / 400));
            sum += result.score() * Math.log(won) + (1 - result.score()) * Math.log(1 - won);
        }
        return sum;
    }

    /// Of 400 players whose ratings are drawn from the prior, 95% should be within the error. Fewer than 90% or
    /// more than 99% would be a mistake. With a true rate of 95%, the chance of that is below 1 in 10,000.
    @Test
    void theErrorCoversTheTrueRating() {
        var random = new SplittableRandom(2);
        int covered = 0;
        for (int player = 0; player < 400; player++) {
            double elo = 1000 + 350 * random.nextGaussian();
            var results = new ArrayList<RatedResult>();
            for (int game = 0; game < 30; game++) {
                double opponent = random.nextInt(500, 1500);
                double won = 1 / (1 + Math.pow(10, (opponent - elo) / 400));
                results.add(new RatedResult(opponent, random.nextDouble() < won ? 1 : 0));
            }
            PlayerRating rating = PlayerRating.of(PRIOR, results);
            covered += Math.abs(rating.elo() - elo) <= rating.error() ? 1 : 0;
        }
        assertThat(covered).isBetween(360, 396);
    }

    @Test
    void resultsAndPriorsAreChecked() {
        assertThatThrownBy(() -> new RatedResult(1000, 2))
                .hasMessage("a result must have a finite rating and a score of 0 to 1, got 1000.0 and 2.0");
        assertThatThrownBy(() -> new RatedResult(Double.NaN, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Prior(1000, 0))
                .hasMessage("a prior must have a finite rating and a positive deviation, got 1000.0 and 0.0");
    }

    private static List<RatedResult> results(double opponent, double... scores) {
        var results = new ArrayList<RatedResult>();
        for (double score : scores) {
            results.add(new RatedResult(opponent, score));
        }
        return results;
    }
}
