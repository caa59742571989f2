package dev.quoin.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.calibration.EqualTime.Round;
import dev.quoin.arena.match.MatchConfig;
import dev.quoin.game.Budget;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.OthelloKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

class EqualTimeTest {
    private static final Ruleset<OthelloPosition, OthelloMove> RULESET =
            GameKits.open(new OthelloKit(), GameSettings.of(Map.of()));
    private static final Contestants<OthelloPosition, OthelloMove> AGENTS =
            new Contestants<>(RULESET.game(), OthelloAgents.catalog(), List.of(), Surroundings.bare());

    private static MatchConfig<OthelloPosition, OthelloMove> config(String first, String second, Budget budget) {
        List<Contestant<OthelloPosition, OthelloMove>> two =
                List.of(AGENTS.contestant(first), AGENTS.contestant(second));
        return new MatchConfig<>(RULESET, two, Terms.standard().withBudget(budget), 1, 1, Optional.empty(), Map.of());
    }

    private static Optional<ScalableBudget<OthelloPosition, OthelloMove>> find(
            MatchConfig<OthelloPosition, OthelloMove> config) {
        return ScalableBudget.find(config, AGENTS, (_, spec) -> {
            throw new AssertionError("no agent of Othello has a parameter that is an effort, got " + spec);
        });
    }

    @Test
    void theNodesOfTheFirstAgentThatUsesThemAreScaled() {
        var both = find(config("search:8", "patterns:8", new Budget.Nodes(500))).orElseThrow();
        assertThat(both.contestant()).isZero();
        assertThat(both.value()).isEqualTo(500);
        MatchConfig<OthelloPosition, OthelloMove> scaled = both.configs().apply(800);
        assertThat(scaled.termsOf(0).budget()).isEqualTo(new Budget.Nodes(800));
        assertThat(scaled.termsOf(1).budget()).isEqualTo(new Budget.Nodes(500));

        var second = find(config("greedy", "search:8", new Budget.Nodes(500))).orElseThrow();
        assertThat(second.contestant()).isEqualTo(1);
    }

    @Test
    void aDepthIsNotScaled() {
        assertThat(find(config("search:3", "greedy", Budget.unlimited()))).isEmpty();
        assertThat(find(config("random", "greedy", new Budget.Nodes(500)))).isEmpty();
    }

    /// The budgets that are tried when CPU times are a function of them.
    private static List<Long> tried(long from, double target, LongUnaryOperator nanos) {
        var rounds = new ArrayList<Round>();
        long value = from;
        while (rounds.size() < 4 && (rounds.isEmpty() || !rounds.getLast().isEqual())) {
            rounds.add(new Round(value, nanos.applyAsLong(value) / 1e9, target));
            value = EqualTime.next(rounds, 1, 1_000_000);
        }
        return rounds.stream().map(Round::value).toList();
    }

    @Test
    void aProportionalBudgetIsFoundAtOnce() {
        assertThat(tried(1000, 0.5, nodes -> nodes * 100_000)).containsExactly(1000L, 5000L);
    }

    @Test
    void aBudgetBesidesAConstantPartIsFoundByTheLine() {
        assertThat(tried(1000, 0.5, nodes -> 200_000_000 + nodes * 10_000)).endsWith(30_000L);
    }

    @Test
    void aBudgetStaysWithinItsLimits() {
        assertThat(tried(1000, 1e-9, nodes -> nodes * 100_000)).endsWith(1L);
        assertThat(tried(1000, 1e9, nodes -> nodes * 100_000)).containsExactly(1000L, 20_000L, 400_000L, 1_000_000L);
        assertThat(tried(1000, 0.5, _ -> 1_000_000)).hasSize(4);
    }

    @Test
    void searchesGetAboutTheSameTime() {
        var budget = find(config("search:20", "search:20", new Budget.Nodes(40_000)))
                .map(found -> found.configs().apply(1_000))
                .flatMap(EqualTimeTest::find)
                .orElseThrow();
        var rounds = new ArrayList<Round>();
        Round best = new EqualTime<>(budget, 1, 1).calibrate(rounds::add).orElseThrow();
        assertThat(rounds).contains(best);
        assertThat(rounds.getFirst().difference()).isLessThan(-0.5);
        assertThat(Math.abs(best.difference()))
                .isLessThan(Math.abs(rounds.getFirst().difference()));
        assertThat(best.value()).isBetween(4_000L, 400_000L);
    }

    @Test
    void anInterruptEndsTheCalibration() {
        var budget = find(config("search:8", "greedy", new Budget.Nodes(500))).orElseThrow();
        Thread.currentThread().interrupt();
        Optional<Round> best = new EqualTime<>(budget, 1000, 1).calibrate(_ -> {});
        assertThat(Thread.interrupted()).isTrue();
        assertThat(best).isEmpty();
    }

    @Test
    void anUnknownTimeIsReported() {
        Contestant<OthelloPosition, OthelloMove> known = AGENTS.contestant("greedy");
        Contestant<OthelloPosition, OthelloMove> unknown = new Unmeasured(known);
        var config = MatchConfig.of(RULESET, List.of(known, unknown), 1, 1);
        var budget = new ScalableBudget<>(0, "nodes", 1, 1, 10, _ -> config);
        assertThatThrownBy(() -> new EqualTime<>(budget, 1, 1).calibrate(_ -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the CPU time of unmeasured is unknown");
    }

    private record Unmeasured(Contestant<OthelloPosition, OthelloMove> agent)
            implements Contestant<OthelloPosition, OthelloMove> {
        @Override
        public String name() {
            return "unmeasured";
        }

        @Override
        public String spec() {
            return "unmeasured";
        }

        @Override
        public Contestant<OthelloPosition, OthelloMove> named(String name, String spec) {
            return this;
        }

        @Override
        public Player<OthelloPosition, OthelloMove> enter(Workspace workspace) {
            return Player.of(
                    "unmeasured", OthelloAgents.catalog().create("greedy", RULESET.game(), new SplittableRandom(1)));
        }
    }
}
