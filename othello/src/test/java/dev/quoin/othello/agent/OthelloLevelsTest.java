package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Agent;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKits;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.OthelloKit;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OthelloLevelsTest {
    private static final List<Level> LADDER = OthelloLevels.ladder().levels();

    @Test
    void eachLevelIsRatedHigherThanTheOneBefore() {
        assertThat(LADDER.stream().map(level -> level.rung().orElseThrow().elo()))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void namesAreUnique() {
        assertThat(OthelloLevels.all().stream().map(Level::agent)).doesNotHaveDuplicates();
        assertThat(OthelloLevels.all().stream().map(Level::title)).doesNotHaveDuplicates();
    }

    @Test
    void levelsHaveTheCanonicalSpecsOfTheirAgents() {
        assertThat(OthelloLevels.all())
                .allMatch(level ->
                        OthelloAgents.catalog().agent(level.agent()).spec().equals(level.agent()));
    }

    @Test
    void aNumberAndAnIdNameTheSameAgent() {
        for (Level level : LADDER) {
            int number = level.rung().orElseThrow().number();
            var byNumber = OthelloAgents.catalog().agent("level:" + number);
            var byId = GameKits.opponent(new OthelloKit(), level.id());
            assertThat(byNumber.spec()).isEqualTo(level.agent()).isEqualTo(byId.spec());
            assertThat(byNumber.title()).isEqualTo(level.title());
            assertThat(OthelloLevels.ladder().level(number)).isEqualTo(level);
        }
    }

    /// A match of 400 games has a standard deviation of 2.4 percentage points, so that a step that was measured as
    /// 65% to 71% leaves the range by chance less than once in 1,000 times.
    @Tag("long")
    @ParameterizedTest
    @MethodSource("steps")
    void theStrongerOfTwoNeighborsWinsAboutTwoGamesInThree(int number) {
        assertThat(Series.play(agent(number + 1), agent(number), new Openings(8, 2026), 200)
                                .won()
                        / 400.0)
                .isBetween(0.55, 0.8);
    }

    static IntStream steps() {
        return IntStream.range(1, LADDER.size());
    }

    private static Agent<OthelloPosition, OthelloMove> agent(int number) {
        return OthelloAgents.catalog()
                .agent("level:" + number)
                .prepare(new Othello())
                .create(new SplittableRandom(number));
    }

    /// Opponents of games that people have saved.
    @Test
    void formerLevelsAreStillThere() {
        assertThat(OthelloLevels.all().stream().map(Level::agent))
                .contains("random", "greedy", "search:1", "search:3", "search:6", "search:10", "patterns:10");
        assertThat(OthelloLevels.all().stream().map(Level::id))
                .contains("random", "beginner", "easy", "medium", "hard", "very-hard", "expert")
                .contains(OthelloLevels.DEFAULT)
                .doesNotHaveDuplicates();
    }
}
