package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.Rung;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.play.GameRunner;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CrosswordLevelsTest {
    private static final List<Level> LADDER = CrosswordLevels.ladder().levels();

    private final Crossword standard = Crossword.of(
            Variants.named("standard"),
            Lexicons.named("enable", Variants.named("standard").tiles().alphabet()),
            2);

    @Test
    void levelsAreNumberedFromOne() {
        assertThat(LADDER).hasSizeGreaterThanOrEqualTo(10);
        assertThat(LADDER.stream().map(level -> level.rung().orElseThrow().number()))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, LADDER.size()).boxed().toList());
    }

    /// Neighbors are 77 to 164 Elo points apart, which is 61% to 72%.
    @Test
    void stepsAreEven() {
        for (int number = 1; number < LADDER.size(); number++) {
            assertThat(rung(number + 1).elo() - rung(number).elo())
                    .as("from level " + number)
                    .isBetween(77, 164);
        }
    }

    private static Rung rung(int number) {
        return CrosswordLevels.ladder().level(number).rung().orElseThrow();
    }

    @Test
    void namesAreUnique() {
        List<Level> all = CrosswordLevels.all();
        assertThat(all.stream().map(Level::id)).doesNotHaveDuplicates();
        assertThat(all.stream().map(Level::agent)).doesNotHaveDuplicates();
        assertThat(all.stream().map(Level::title)).doesNotHaveDuplicates();
    }

    @Test
    void levelsHaveTheCanonicalSpecsOfTheirAgents() {
        assertThat(CrosswordLevels.all())
                .allMatch(level ->
                        CrosswordAgents.catalog().agent(level.agent()).spec().equals(level.agent()));
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void aNumberAndAnIdNameTheSameAgent(int number) {
        Level level = CrosswordLevels.ladder().level(number);
        var byNumber = CrosswordAgents.catalog().agent("level:" + number);
        var byId = GameKits.opponent(new CrosswordKit(), level.id());
        assertThat(byNumber.spec()).isEqualTo(level.agent()).isEqualTo(byId.spec());
        assertThat(byNumber.title()).isEqualTo(level.title()).isEqualTo(byId.title());
    }

    static IntStream numbers() {
        return IntStream.rangeClosed(1, LADDER.size());
    }

    @Test
    void thereAreNoOtherLevels() {
        int size = LADDER.size();
        assertThatThrownBy(() -> CrosswordAgents.catalog().agent("level:0"))
                .hasMessage("level:N takes the number of a level, 1 to " + size + ", got '0'");
        assertThatThrownBy(() -> CrosswordAgents.catalog().agent("level:" + (size + 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /// Opponents of games that people have saved.
    @Test
    void formerOpponentsAreStillThere() {
        assertThat(CrosswordLevels.all().stream().map(Level::agent))
                .contains("random", "greedy", "clabbers2", "clabbers1", "forest", "static");
    }

    @Test
    void masterBeatsTheWeakest() {
        assertThat(points(14, 1, 5)).isGreaterThan(4.5);
    }

    /// The standard deviation of the fraction is 2.1 percentage points, and ratings from the whole table
    /// differ by up to 3 from a single match. So a pair is out of range by chance less than once in 10,000
    /// times, and one of all pairs less than once in 500.
    @Tag("long")
    @ParameterizedTest
    @MethodSource("steps")
    void theStrongerOfTwoNeighborsWinsAboutTwoGamesInThree(int number) {
        double expected =
                1 / (1 + Math.pow(10, (rung(number).elo() - rung(number + 1).elo()) / 400.0));
        assertThat(points(number + 1, number, 400) / 400).isBetween(expected - 0.12, expected + 0.12);
    }

    static IntStream steps() {
        return IntStream.range(1, LADDER.size());
    }

    /// Returns the number of games that a level wins against another, draws as halves.
    private double points(int number, int other, int games) {
        var one = factory(number);
        var two = factory(other);
        double points = 0;
        for (int game = 0; game < games; game++) {
            // Both games of a pair have the same tiles.
            var chance = new SplittableRandom(game / 2);
            var first = (game % 2 == 0 ? one : two).create(chance.split());
            var second = (game % 2 == 0 ? two : one).create(chance.split());
            var ending = (Ending.Finished) GameRunner.play(standard, List.of(first, second), chance.split())
                    .ending();
            var winner = ending.outcome().winner();
            points += winner.isEmpty() ? 0.5 : winner.getAsInt() == game % 2 ? 1 : 0;
        }
        return points;
    }

    private AgentFactory<CrosswordPosition, CrosswordMove> factory(int number) {
        return CrosswordAgents.catalog().agent("level:" + number).prepare(standard);
    }
}
