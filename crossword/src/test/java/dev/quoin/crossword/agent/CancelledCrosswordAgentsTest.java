package dev.quoin.crossword.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(120)
class CancelledCrosswordAgentsTest {
    private static final Variant SUPER = Variants.named("super");
    private static final Crossword GAME = Crossword.of(SUPER, Lexicons.named(SUPER.lexicon()), 2);

    /// All agents that need nothing more than their name.
    static Stream<String> agents() {
        return CrosswordAgents.catalog().forms().stream().filter(form -> !form.contains(":"));
    }

    /// After a few plays, with a rack that has more moves than any other kind.
    private static CrosswordPosition blanks() {
        var random = new SplittableRandom(4);
        var greedy = agent("greedy");
        CrosswordPosition position = GAME.start(random);
        for (int turn = 0; turn < 10; turn++) {
            position = GAME.play(position, greedy.choose(position.seenBy(turn % 2), Budget.unlimited()), random);
        }
        var rack = new Rack.Known(Tiles.parse("??AERST", SUPER.tiles().alphabet()));
        return new CrosswordPosition(
                position.board(),
                List.of(rack, new Rack.Hidden(7)),
                position.pool(),
                List.of(0, 0),
                0,
                0,
                position.last());
    }

    private static Agent<CrosswordPosition, CrosswordMove> agent(String spec) {
        if (spec.equals("static")) {
            // No leave values are shipped for this variant.
            var evaluator = StaticEvaluator.of(SUPER, GAME.lexicon(), LeaveTable.zero(SUPER));
            return new StaticAgent(evaluator, new ExactEndgame(SUPER, GAME.lexicon(), 0), new SplittableRandom(1));
        }
        if (spec.equals("sim") || spec.equals("champion")) {
            return SimAgents.create(
                    SimulationOptions.ofIterations(1_000_000),
                    1_000_000,
                    LeaveTable.zero(SUPER),
                    new PreEndgames(SUPER, GAME.lexicon(), 0, 1),
                    new ExactEndgame(SUPER, GAME.lexicon(), 0),
                    SUPER,
                    GAME.lexicon(),
                    new SplittableRandom(1));
        }
        return CrosswordAgents.catalog().agent(spec).prepare(GAME).create(new SplittableRandom(1));
    }

    @ParameterizedTest
    @MethodSource("agents")
    void anInterruptedAgentIsSoonDoneAndStaysInterrupted(String spec) {
        Agent<CrosswordPosition, CrosswordMove> agent = agent(spec);
        CrosswordPosition position = blanks();
        long begun = System.nanoTime();
        Thread.currentThread().interrupt();
        try {
            CrosswordMove move = agent.choose(position, Budget.unlimited());
            assertThat(GAME.referee().refusal(position, move)).isEmpty();
        } catch (CancellationException stopped) {
            assertThat(agent).isInstanceOfAny(ValueAgent.class, SimAgent.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(2));
    }
}
