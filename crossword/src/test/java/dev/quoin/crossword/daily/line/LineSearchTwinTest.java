package dev.quoin.crossword.daily.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// How close the search comes to a twin that tries every line. `docs/games/daily-letters.md` has the figures.
class LineSearchTwinTest {
    private static final int UNTIL_NOTHING_IS_LEFT = Integer.MAX_VALUE;

    private static int found(DailyDraws deal, int rounds) {
        var search = new LineSearch(deal);
        int round = 0;
        while (round < rounds && search.round(LineWatcher.silent())) {
            round++;
        }
        return search.best();
    }

    /// The found totals in percent of the best.
    private record Shares(List<Double> percents) {
        static Shares of(List<DailyDraws> deals, int rounds) {
            var percents = new ArrayList<Double>();
            for (DailyDraws deal : deals) {
                int best = new ExhaustiveLine(deal).best();
                int found = found(deal, rounds);
                assertThat(found).isLessThanOrEqualTo(best);
                percents.add(100.0 * found / best);
            }
            return new Shares(percents);
        }

        double mean() {
            return percents.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        }

        double worst() {
            return percents.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        }
    }

    private static List<DailyDraws> smallDeals(int from, int to, int turns) {
        var deals = new ArrayList<DailyDraws>();
        for (int seed = from; seed < to; seed++) {
            deals.add(SmallDeals.deal(seed, turns));
        }
        return deals;
    }

    private static List<DailyDraws> puzzles(int count, int turns) {
        var rules = DailyLetters.of(DailyEdition.FIRST);
        var deals = new ArrayList<DailyDraws>();
        for (long seed = 0; seed < count; seed++) {
            DailyPuzzle puzzle = DailyPuzzle.ofSeed(seed);
            deals.add(DailyDraws.of(rules.lexicon(), rules.variant(), puzzle.board(), puzzle.draws(), turns));
        }
        return deals;
    }

    @Test
    void aSearchToTheEndMissesLittleOfSmallDeals() {
        var shares = Shares.of(smallDeals(0, 40, 4), UNTIL_NOTHING_IS_LEFT);
        assertThat(shares.mean()).as("%s", shares).isGreaterThan(99);
        assertThat(shares.worst()).as("%s", shares).isGreaterThan(80);
    }

    @Test
    void aFewRoundsFindMostOfFiveTurnsOfSmallDeals() {
        var shares = Shares.of(smallDeals(1, 7, 5), 8);
        assertThat(shares.mean()).as("%s", shares).isGreaterThan(90);
    }

    @Test
    void oneAndTwoTurnsOfPuzzlesAreTheBestOfAll() {
        assertThat(Shares.of(puzzles(10, 1), 1).worst()).isEqualTo(100);
        assertThat(Shares.of(puzzles(10, 2), UNTIL_NOTHING_IS_LEFT).worst()).isEqualTo(100);
    }

    @Test
    @Tag("slow")
    void threeTurnsOfAPuzzleAreNearlyTheBestOfAll() {
        var shares = Shares.of(puzzles(1, 3), UNTIL_NOTHING_IS_LEFT);
        assertThat(shares.worst()).as("%s", shares).isGreaterThan(97);
    }

    @Test
    void aDealWithoutPlaysHasALineOfNothing() {
        DailyDraws deal = SmallDeals.deal(1, 5);
        DailyDraws hopeless = DailyDraws.of(deal.lexicon(), deal.variant(), deal.board(), "ZZXX", 5);
        assertThat(found(hopeless, UNTIL_NOTHING_IS_LEFT)).isEqualTo(new ExhaustiveLine(hopeless).best());
    }
}
