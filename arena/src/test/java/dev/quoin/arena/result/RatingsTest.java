package dev.quoin.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.arena.result.CrossTable.Pairing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RatingsTest {
    private static MatchResult match(PairCounts counts) {
        return new MatchResult(
                0, 0, 0, counts, new Estimate(0, 0), List.of(), Optional.empty(), 0, IsolationCounts.none());
    }

    private static PairCounts counts(Integer... counts) {
        return new PairCounts(List.of(counts));
    }

    private static CrossTable table(List<String> names, Map<Pairing, PairCounts> cells) {
        var matches = new LinkedHashMap<Pairing, MatchResult>();
        cells.forEach((pairing, counts) -> matches.put(pairing, match(counts)));
        return new CrossTable(names, matches);
    }

    private static double elo(List<Rating> ratings, String name) {
        return ratings.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .elo();
    }

    @Test
    void twoContestantsAreAsFarApartAsTheirMatchSays() {
        var counts = counts(10, 20, 40, 30, 20);
        var ratings =
                table(List.of("a", "b"), Map.of(new Pairing(0, 1), counts)).ratings();
        double expected = Elo.of(counts.with(2).mean());
        assertThat(elo(ratings, "a") - elo(ratings, "b")).isCloseTo(expected, within(1e-6));
        assertThat(elo(ratings, "a")).isCloseTo(-elo(ratings, "b"), within(1e-9));
        double error = Interval.Z
                * Math.sqrt(counts.with(2).variance() / 121)
                / (Math.log(10)
                        / 400
                        * counts.with(2).mean()
                        * (1 - counts.with(2).mean()));
        assertThat(ratings.getFirst().error()).as("half of the difference's").isCloseTo(error / 2, within(1e-6));
    }

    @Test
    void noOtherRatingsMakeTheTableLikelier() {
        var cells = Map.of(
                new Pairing(0, 1), counts(5, 10, 40, 30, 15),
                new Pairing(0, 2), counts(2, 4, 20, 30, 44),
                new Pairing(1, 2), counts(10, 20, 30, 20, 20));
        var names = List.of("a", "b", "c");
        var ratings = table(names, cells).ratings();
        double[] found = {elo(ratings, "a"), elo(ratings, "b"), elo(ratings, "c")};
        double best = likelihood(cells, found);
        var chance = new SplittableRandom(3);
        for (int trial = 0; trial < 2000; trial++) {
            double[] other = found.clone();
            for (int each = 0; each < other.length; each++) {
                other[each] += chance.nextGaussian() * Math.pow(10, -chance.nextInt(3));
            }
            assertThat(likelihood(cells, other)).isLessThanOrEqualTo(best + 1e-9);
        }
        assertThat(ratings.getFirst().name()).isEqualTo("a");
    }

    private static double likelihood(Map<Pairing, PairCounts> cells, double[] elos) {
        double sum = 0;
        for (var cell : cells.entrySet()) {
            PairCounts counts = cell.getValue().with(2);
            double expected = Elo.fraction(
                    elos[cell.getKey().first()] - elos[cell.getKey().second()]);
            sum += counts.pairs() * (counts.mean() * Math.log(expected) + (1 - counts.mean()) * Math.log(1 - expected));
        }
        return sum;
    }

    @Test
    void whoWonEverythingHasARatingAllTheSame() {
        var ratings = table(
                        List.of("a", "b", "c"),
                        Map.of(
                                new Pairing(0, 1), counts(0, 0, 0, 0, 50),
                                new Pairing(0, 2), counts(0, 0, 0, 0, 50),
                                new Pairing(1, 2), counts(0, 0, 50, 0, 0)))
                .ratings();
        assertThat(ratings.getFirst().elo()).isBetween(300.0, 1000.0);
        assertThat(ratings)
                .allSatisfy(each -> assertThat(each.error()).isPositive().isFinite());
    }

    /// Errors are checked by playing the same tournament many times.
    @Test
    void aboutNineteenOfTwentyIntervalsHoldTheTruth() {
        double[] truth = {60, 0, -60};
        var chance = new SplittableRandom(11);
        int held = 0;
        int trials = 400;
        for (int trial = 0; trial < trials; trial++) {
            var cells = new LinkedHashMap<Pairing, PairCounts>();
            for (Pairing pairing : CrossTable.pairings(3)) {
                double expected = Elo.fraction(truth[pairing.first()] - truth[pairing.second()]);
                PairCounts counts = PairCounts.none();
                for (int pair = 0; pair < 200; pair++) {
                    int first = chance.nextDouble() < expected ? 2 : 0;
                    counts = counts.with(first + (chance.nextDouble() < expected ? 2 : 0));
                }
                cells.put(pairing, counts);
            }
            var rating = table(List.of("a", "b", "c"), cells).ratings().stream()
                    .filter(each -> each.name().equals("a"))
                    .findFirst()
                    .orElseThrow();
            held += Math.abs(rating.elo() - truth[0]) <= rating.error() ? 1 : 0;
        }
        assertThat(held / (double) trials).isBetween(0.92, 0.98);
    }

    @Test
    void unconnectedGroupsAreRatedSeparatelyAndWhoHasNotPlayedIsNotRated() {
        var counts = counts(10, 20, 40, 30, 20);
        var apart = table(
                        List.of("a", "b", "c", "d", "e"),
                        Map.of(new Pairing(0, 1), counts, new Pairing(2, 3), counts.reversed()))
                .ratings();
        var alone = table(List.of("a", "b"), Map.of(new Pairing(0, 1), counts)).ratings();
        assertThat(apart).extracting(Rating::name).containsExactlyInAnyOrder("a", "b", "c", "d");
        assertThat(elo(apart, "a")).isCloseTo(elo(alone, "a"), within(1e-9));
        assertThat(elo(apart, "d")).isCloseTo(elo(alone, "a"), within(1e-9));
        assertThat(apart)
                .allSatisfy(rating ->
                        assertThat(rating.error()).isCloseTo(alone.getFirst().error(), within(1e-9)));
    }
}
