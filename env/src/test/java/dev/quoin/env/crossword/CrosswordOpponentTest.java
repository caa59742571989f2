package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.game.Agent;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswordOpponentTest {
    private static final String MINI = "MiniScrabble-v0";
    private static final int MINI_WORDS = 1305;
    private static final int MINI_PASS = 5 * 5 * 2 * MINI_WORDS;

    @ParameterizedTest
    @ValueSource(strings = {"mini", "mini7", "mini11"})
    void nothingHiddenIsShown(String variant) {
        var random = new SplittableRandom(30);
        for (int round = 0; round < 15; round++) {
            Table table = variant.equals("mini") ? Table.mini(Map.of()) : Table.candidates(variant, Map.of());
            table.slots.start(0, random.nextLong(), Map.of());
            table.playRandomly(random, random.nextInt(5));
            CrosswordPosition position = table.position();
            table.slots.start(0, 1, Map.of("position", position));
            Map<String, Object> shown = table.shown();

            table.slots.start(0, 2, Map.of("position", redealt(position, random)));

            assertThat(table.shown()).usingRecursiveComparison().isEqualTo(shown);
        }
    }

    private static CrosswordPosition redealt(CrosswordPosition position, SplittableRandom random) {
        int other = 1 - position.toMove();
        Tiles unseen = position.pool().plus(position.rack(other));
        Tiles rack = Bag.draw(unseen, position.rack(other).size(), random);
        List<Rack> racks = new ArrayList<>(position.racks());
        racks.set(other, new Rack.Known(rack));
        return new CrosswordPosition(
                position.board(),
                racks,
                unseen.minus(rack),
                position.scores(),
                position.toMove(),
                position.scorelessTurns(),
                position.last());
    }

    @Test
    void anyAgentMayBeTheOpponentAndSeesOnlyItsSeat() {
        Agent<CrosswordPosition, CrosswordMove> passer = (seen, budget) -> {
            assertThat(seen.hasHiddenRacks()).isTrue();
            return new Pass();
        };
        Table table = Table.mini(Map.of("opponent", Opponent.<CrosswordPosition, CrosswordMove>agents(seed -> passer)));
        table.slots.start(0, 1, Map.of());
        table.slots.act(0, table.legal()[0]);

        assertThat(table.position().last()).isEqualTo(new LastTurn.Passed(1));
    }

    @Test
    void aPolicySeesItsOwnSideAndAnIllegalChoiceIsReplaced() {
        var seats = new ArrayList<Integer>();
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Policy policy = (shown, slot) -> {
            seats.add(shown.segment("agent_player").get(ValueLayout.JAVA_INT, 0));
            assertThat(shown.segment(SlotLayout.MASK).get(ValueLayout.JAVA_BYTE, MINI_PASS))
                    .isEqualTo((byte) 1);
            return seats.size() == 1 ? MINI_PASS : -1;
        };
        Table table = Table.mini(Map.of("opponent", policy, "warning", warning));
        table.slots.start(0, 1, Map.of());
        table.slots.act(0, table.legal()[0]);
        assertThat(table.position().last()).isEqualTo(new LastTurn.Passed(1));
        assertThat(table.number("agent_player")).isZero();
        assertThat(warnings).isEmpty();

        table.slots.act(0, table.legal()[0]);

        assertThat(seats).containsExactly(1, 1);
        assertThat(warnings).singleElement().asString().contains("-1");
    }

    @Test
    void anOpponentThatFailsIsReplacedByChanceWithAWarning() {
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Agent<CrosswordPosition, CrosswordMove> broken = (seen, budget) -> {
            throw new IllegalStateException("out of ideas");
        };
        Map<String, Object> options = new HashMap<>();
        options.put("opponent", Opponent.<CrosswordPosition, CrosswordMove>agents(seed -> broken));
        options.put("warning", warning);
        Environment environment = Environments.make(MINI, options);
        Map<String, Object> info = environment.reset(1).info();

        environment.step(Showings.mask(info).getFirst());

        assertThat(warnings).singleElement().asString().contains("out of ideas");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "clabbers1",
                "clabbers2",
                "forest",
                "static",
                "sim:iterations=50",
                "champion:iterations=10:preendgame=200:endgame=200",
                "level:3"
            })
    void agentsOfTheProjectAreOpponentsByName(String name) {
        var random = new SplittableRandom(9);
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Table table = Table.candidates("mini7", Map.of("opponent", name, "warning", warning));
        for (int seed = 0; seed < 3; seed++) {
            table.slots.start(0, seed, Map.of());
            while (!table.isOver()) {
                table.slots.act(0, table.random(random));
            }
        }
        assertThat(warnings).isEmpty();
    }

    /// Without a limit, the champion tries thousands of samples for each move.
    @Test
    void aNodeBudgetLimitsTheChampionAndKeepsItsGamesReproducible() {
        List<Float> rewards = champion("20n", 5);
        assertThat(champion("20n", 5)).isEqualTo(rewards);
        assertThat(champion("unlimited", 1)).hasSize(1);
    }

    /// Plays episodes against the champion, each move the first that is legal, and returns their rewards.
    private static List<Float> champion(String budget, int episodes) {
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Table table = Table.candidates(
                "mini7", Map.of("opponent", "champion", "opponent_budget", budget, "warning", warning));
        var rewards = new ArrayList<Float>();
        for (int seed = 0; seed < episodes; seed++) {
            table.slots.start(0, seed, Map.of());
            while (!table.isOver()) {
                table.slots.act(0, 0);
            }
            rewards.add(table.slots.reward(0));
        }
        assertThat(warnings).isEmpty();
        return rewards;
    }

    @Test
    void greedyBeatsRandomMoreOftenThanNot() {
        int won = 0;
        int games = 400;
        var random = new SplittableRandom(8);
        Table table = Table.mini(Map.of("opponent", "greedy", "agent_player", "random"));
        for (int seed = 0; seed < games; seed++) {
            table.slots.start(0, seed, Map.of());
            while (!table.isOver()) {
                table.slots.act(0, table.random(random));
            }
            won += table.slots.reward(0) < -5 ? 1 : 0;
        }
        assertThat(won).as("greedy's wins of %d", games).isGreaterThan(games / 2);
    }
}
