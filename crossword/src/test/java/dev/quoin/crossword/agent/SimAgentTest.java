package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimAgentTest {
    private static final String SMALL = ":preendgame=2000:endgame=2000";

    private static Agent<CrosswordPosition, CrosswordMove> agent(String spec, Crossword game, long seed) {
        return CrosswordAgents.catalog().create(spec, game, new SplittableRandom(seed));
    }

    /// Plays a game of an agent against itself and returns its moves; every move must be legal.
    private static List<CrosswordMove> play(String spec, Crossword game, Budget budget, long seed) {
        var agents = new ArrayList<Agent<CrosswordPosition, CrosswordMove>>();
        CrosswordPosition position = game.start(new SplittableRandom(seed));
        for (int seat = 0; seat < position.players(); seat++) {
            agents.add(agent(spec, game, seed + seat));
        }
        var chance = new SplittableRandom(seed);
        var moves = new ArrayList<CrosswordMove>();
        while (!game.referee().isOver(position)) {
            int seat = position.toMove();
            CrosswordMove move = agents.get(seat).choose(position.seenBy(seat), budget);
            assertThat(game.referee().refusal(position, move)).isEmpty();
            moves.add(move);
            position = game.play(position, move, chance);
        }
        return moves;
    }

    @ParameterizedTest
    @CsvSource({
        "sim:iterations=20:endgame=2000, standard, 2",
        "sim:iterations=20:plies=4:infer=10:endgame=0, standard, 2",
        "sim:iterations=30, mini, 2",
        "champion:iterations=20:preendgame=2000:endgame=2000, standard, 2",
        "champion:iterations=30:preendgame=2000:endgame=2000, mini7, 2",
        "champion:iterations=30, standard, 3",
        "sim:iterations=30, mini, 1"
    })
    void playsLegalGamesToTheEnd(String spec, String variant, int players) {
        Crossword any = Crossword.of(Variants.named(variant));
        Crossword game = Crossword.of(any.variant(), any.lexicon(), players);
        assertThat(play(spec, game, Budget.unlimited(), 1)).hasSizeGreaterThan(players);
    }

    @Test
    void playsTheSameGameOnTwoThreads() {
        Crossword game = Crossword.standard();
        String spec = "champion:iterations=150" + SMALL;
        assertThat(play(spec + ":threads=2", game, Budget.unlimited(), 3))
                .isEqualTo(play(spec, game, Budget.unlimited(), 3));
    }

    @Test
    void countsNodesAsSamples() {
        Crossword game = Crossword.standard();
        assertThat(play("sim:endgame=0", game, new Budget.Nodes(25), 2))
                .isEqualTo(play("sim:iterations=25:endgame=0", game, Budget.unlimited(), 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sim", "champion", "champion:threads=2"})
    void endsInTime(String spec) {
        // Far more samples than fit into the time; a game without a limit would take hours.
        Crossword game = Crossword.standard();
        String endless = spec + ":iterations=10000000";
        assertThat(play(endless, game, new Budget.Time(Duration.ofMillis(20)), 4))
                .hasSizeGreaterThan(10);
    }

    @Test
    void needsLeaveValues() {
        Crossword game = Crossword.of(Variants.named("super"));
        assertThatThrownBy(() -> agent("sim", game, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("quoin learn leaves");
    }
}
