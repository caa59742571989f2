package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKits;
import dev.quoin.othello.match.OthelloKit;
import java.util.List;
import org.junit.jupiter.api.Test;

class OthelloLevelsTest {
    private static final List<Level> LADDER = OthelloLevels.ladder().levels();

    @Test
    void eachLevelIsRatedHigherThanTheOneBefore() {
        assertThat(LADDER.stream().map(level -> level.rung().orElseThrow().elo()))
                .isSorted()
                .doesNotHaveDuplicates();
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
