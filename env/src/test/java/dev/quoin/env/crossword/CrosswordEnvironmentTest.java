package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.Start;
import dev.quoin.env.Step;
import dev.quoin.env.check.EnvironmentChecker;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Discrete;
import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswordEnvironmentTest {
    private static final String MINI = "MiniScrabble-v0";
    private static final int MINI_WORDS = 1206;
    private static final int MINI_PASS = 5 * 5 * 2 * MINI_WORDS;

    @Test
    void miniShowsWhatTheAgentMayKnow() {
        Environment environment = Environments.make(MINI, Map.of());

        Start start = environment.reset(1);

        assertThat(environment.actionSpace()).isEqualTo(new Discrete(MINI_PASS + 1));
        assertThat(environment.observationSpace().contains(start.observation())).isTrue();
        Map<?, ?> seen = (Map<?, ?>) start.observation();
        assertThat(bytes(seen, "board")).hasSize(25).containsOnly(0);
        assertThat(bytes(seen, "blanks")).hasSize(25).containsOnly(0);
        assertThat(sum(seen, "rack")).isEqualTo(5);
        assertThat(sum(seen, "unseen")).isEqualTo(33);
        assertThat(ints(seen, "bag_size")).containsExactly(28);
        assertThat(bytes(seen, "premiums")[12]).as("the centre doubles words").isEqualTo((byte) 2);
        assertThat(bytes(seen, "premiums")[25]).as("corners double letters").isEqualTo((byte) 2);
        assertThat(mask(start.info())).isEqualTo(mask(seen)).contains(MINI_PASS);
        assertThat(start.info()).containsEntry("current_player", 0).containsEntry("agent_player", 0);
    }

    @ParameterizedTest
    @CsvSource({"Crossword7-v0, 49", "Crossword11-v0, 121", "Crossword-v0, 225"})
    void largeBoardsOfferAListOfCandidates(String id, int squares) {
        Environment environment = Environments.make(id, Map.of("candidates", 50));

        Start start = environment.reset(1);

        assertThat(environment.actionSpace()).isEqualTo(new Discrete(50));
        assertThat(environment.observationSpace().contains(start.observation())).isTrue();
        Map<?, ?> seen = (Map<?, ?>) start.observation();
        assertThat(bytes(seen, "board")).hasSize(squares);
        assertThat((float[]) seen.get("candidates")).hasSize(50 * 38);
        assertThat(ints(seen, "legal_moves")[0]).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "MiniScrabble-v0, 150",
        "Crossword7-v0, 60",
        "Crossword11-v0, 6",
        "Crossword-v0, 4",
    })
    void randomGamesKeepTheirSpacesAndComeToAnEnd(String id, int games) {
        playRandomly(Environments.make(id, Map.of()), games, true);
    }

    @ParameterizedTest
    @CsvSource({"MiniScrabble-v0, 4", "Crossword7-v0, 3", "Crossword11-v0, 1", "Crossword-v0, 1"})
    void everyPromiseOfAnEnvironmentIsKept(String id, int episodes) {
        for (String opponent : List.of("self", "random", "greedy")) {
            assertThat(EnvironmentChecker.of(id, Map.of("opponent", opponent, "agent_player", "random"))
                            .withEpisodes(episodes)
                            .check()
                            .faults())
                    .as("against %s", opponent)
                    .isEmpty();
        }
    }

    @Test
    @Tag("slow")
    void tenThousandRandomGamesEnd() {
        playRandomly(Environments.make(MINI, Map.of("opponent", "random", "agent_player", "random")), 10_000, false);
    }

    private static void playRandomly(Environment environment, int games, boolean strict) {
        var chance = new SplittableRandom(7);
        for (int seed = 0; seed < games; seed++) {
            Map<String, Object> info = environment.reset(seed).info();
            boolean over = false;
            while (!over) {
                List<Integer> legal = mask(info);
                assertThat(legal).isNotEmpty();
                Step step = environment.step(legal.get(chance.nextInt(legal.size())));
                over = step.terminated() || step.truncated();
                info = step.info();
                assertThat(!strict || environment.observationSpace().contains(step.observation()))
                        .as("seed %d", seed)
                        .isTrue();
            }
            assertThat(mask(info)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"self", "random", "greedy"})
    void theSameSeedGivesTheSameEpisode(String opponent) {
        assertThat(record(opponent, 11)).isEqualTo(record(opponent, 11)).isNotEqualTo(record(opponent, 12));
    }

    private static List<String> record(String opponent, long seed) {
        Environment environment = Environments.make(MINI, Map.of("opponent", opponent, "agent_player", "random"));
        var chance = new SplittableRandom(1);
        var record = new ArrayList<String>();
        Map<String, Object> info = environment.reset(seed).info();
        boolean over = false;
        while (!over) {
            record.add(environment.text());
            List<Integer> legal = mask(info);
            Step step = environment.step(legal.get(chance.nextInt(legal.size())));
            record.add(String.valueOf(step.reward()));
            info = step.info();
            over = step.terminated();
        }
        return record;
    }

    @Test
    void twoPassesEndTheGameAndTheTilesLeftCount() {
        Environment environment = Environments.make(MINI, Map.of());
        environment.reset(3);
        Step first = environment.step(MINI_PASS);
        assertThat(first.reward()).isZero();
        assertThat(first.info()).containsEntry("current_player", 1);

        Step last = environment.step(MINI_PASS);

        assertThat(last.terminated()).isTrue();
        Map<?, ?> seen = (Map<?, ?>) last.observation();
        int firstLeft = -ints(seen, "score_self")[0];
        int secondLeft = -ints(seen, "score_opp")[0];
        assertThat(firstLeft).isPositive();
        float won = 10 * Integer.signum(firstLeft - secondLeft);
        assertThat(last.reward()).isEqualTo(-secondLeft / 10f + won);
        assertThat((float[]) last.info().get("seat_rewards"))
                .containsExactly(-firstLeft / 10f - won, -secondLeft / 10f + won);
        assertThatThrownBy(() -> environment.step(MINI_PASS)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void rewardsFollowTheScoresInEveryMode() {
        var chance = new SplittableRandom(4);
        for (String mode : List.of("score", "zero_sum", "score_difference")) {
            for (int seed = 0; seed < 20; seed++) {
                Table table = Table.mini(Map.of("opponent", "greedy", "reward_mode", mode));
                table.slots.start(0, seed, Map.of());
                float total = 0;
                while (!table.isOver()) {
                    table.slots.act(0, table.random(chance));
                    total += table.slots.reward(0);
                }
                int own = table.position().scores().get(0);
                int other = table.position().scores().get(1);
                // What the opponent scores before the agent's first step is nobody's reward; the agent is first here.
                float won = 10 * Integer.signum(own - other);
                float expected = switch (mode) {
                    case "score" -> own / 10f + won;
                    case "zero_sum" -> (own - other) / 10f + won;
                    default -> (own - other) / 10f;
                };
                assertThat(total).as("%s, seed %d", mode, seed).isCloseTo(expected, within(1e-3f));
            }
        }
    }

    @Test
    void theAgentMaySitSecondOrAnywhere() {
        Start second = Environments.make(MINI, Map.of("opponent", "greedy", "agent_player", "second"))
                .reset(5);
        assertThat(second.info()).containsEntry("current_player", 1).containsEntry("agent_player", 1);

        Environment anywhere = Environments.make(MINI, Map.of("opponent", "random", "agent_player", "random"));
        anywhere.reset(5);
        var seats = new ArrayList<Object>();
        for (int episode = 0; episode < 20; episode++) {
            seats.add(anywhere.reset().info().get("agent_player"));
        }
        assertThat(seats).contains(0, 1);
    }

    @Test
    void anIllegalActionEndsTheEpisodeUnlessToldOtherwise() {
        Environment strict = Environments.make(MINI, Map.of());
        int illegal = illegal(strict.reset(1).info());
        Step step = strict.step(illegal);
        assertThat(step.reward()).isEqualTo(-10);
        assertThat(step.terminated()).isTrue();
        assertThat(mask(step.info())).isEmpty();
        assertThat((float[]) step.info().get("seat_rewards")).containsExactly(-10, 0);

        Environment patient = Environments.make(
                MINI, Map.of("invalid_move_mode", "penalty", "invalid_move_penalty", -0.5, "max_steps", 3));
        Map<String, Object> before = patient.reset(1).info();
        Step refused = patient.step(illegal);
        assertThat(refused.reward()).isEqualTo(-0.5f);
        assertThat(refused.terminated()).isFalse();
        assertThat(mask(refused.info())).isEqualTo(mask(before));
        patient.step(illegal);
        assertThat(patient.step(illegal).truncated())
                .as("refused actions count")
                .isTrue();

        Environment kind = Environments.make(MINI, Map.of("invalid_move_mode", "random"));
        kind.reset(1);
        assertThat(kind.step(illegal).info()).containsEntry("current_player", 1);

        Environment stern = Environments.make(MINI, Map.of("invalid_move_mode", "error"));
        stern.reset(1);
        assertThatThrownBy(() -> stern.step(illegal)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> stern.step(MINI_PASS + 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(stern.step(MINI_PASS).terminated()).isFalse();
    }

    @Test
    void theReasonAgainstAnActionIsNamed() {
        Table table = Table.mini(Map.of("invalid_move_mode", "error"));
        table.slots.start(0, 2, Map.of());
        table.slots.act(0, table.legal()[0]);
        boolean[] legal = new boolean[MINI_PASS + 1];
        Arrays.stream(table.legal()).forEach(action -> legal[action] = true);
        var chance = new SplittableRandom(1);
        var codes = new TreeSet<Integer>();
        for (int trial = 0; trial < 3000; trial++) {
            int action = chance.nextInt(MINI_PASS);
            if (!legal[action]) {
                assertThatThrownBy(() -> table.slots.act(0, action))
                        .isInstanceOfSatisfying(IllegalMoveException.class, refused -> codes.add(refused.code()));
            }
        }
        assertThat(codes).contains(41, 42, 43);
    }

    @Test
    void aCandidateBeyondTheListIsIllegal() {
        Environment environment = Environments.make("Crossword7-v0", Map.of("invalid_move_mode", "error"));
        environment.reset(1);
        environment.step(0);
        assertThatThrownBy(() -> environment.step(199))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("199");
    }

    @Test
    void longEpisodesAreCutOff() {
        Environment environment = Environments.make(MINI, Map.of("max_steps", 1, "opponent", "greedy"));
        Map<String, Object> info = environment.reset(1).info();

        Step step = environment.step(mask(info).getFirst());

        assertThat(step.truncated()).isTrue();
        assertThat(step.terminated()).isFalse();
        assertThat(step.info()).as("the opponent had no turn").containsEntry("current_player", 1);
        assertThat(step.reward()).as("no winner").isBetween(0f, 9.9f);
    }

    @ParameterizedTest
    @ValueSource(strings = {MINI, "Crossword11-v0"})
    void aSavedEpisodeGoesOnAsItWould(String id) {
        Environment one = Environments.make(id, Map.of("opponent", "random"));
        Map<String, Object> info = one.reset(9).info();
        Step step = one.step(mask(info).getFirst());
        byte[] state = one.save();
        Environment other = Environments.make(id, Map.of("opponent", "random"));

        Start loaded = other.load(state);

        assertThat(mask(loaded.info())).isEqualTo(mask(step.info()));
        for (int turn = 0; turn < 4 && !step.terminated(); turn++) {
            int action = mask(step.info()).getFirst();
            step = one.step(action);
            Step same = other.step(action);
            assertThat(other.text()).isEqualTo(one.text());
            assertThat(same.reward()).isEqualTo(step.reward());
            assertThat(same.terminated()).isEqualTo(step.terminated());
            assertThat(other.save()).isEqualTo(one.save());
        }
    }

    @Test
    void bytesThatAreNoStateAreRefused() {
        Environment environment = Environments.make(MINI, Map.of());
        Environment other = Environments.make("Crossword7-v0", Map.of());
        environment.reset(1);
        other.reset(1);
        byte[] state = environment.save();

        assertThatThrownBy(() -> environment.load(other.save())).isInstanceOf(IllegalArgumentException.class);
        for (int length = 0; length < state.length; length++) {
            byte[] cut = Arrays.copyOf(state, length);
            assertThatThrownBy(() -> environment.load(cut)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(environment.save()).as("nothing has changed").isEqualTo(state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mini", "mini7", "mini11"})
    void nothingHiddenIsShown(String variant) {
        var chance = new SplittableRandom(30);
        for (int round = 0; round < 15; round++) {
            Table table = variant.equals("mini") ? Table.mini(Map.of()) : Table.candidates(variant, Map.of());
            table.slots.start(0, chance.nextLong(), Map.of());
            table.playRandomly(chance, chance.nextInt(5));
            CrosswordPosition position = table.position();
            table.slots.start(0, 1, Map.of("position", position));
            Map<String, Object> shown = table.shown();

            table.slots.start(0, 2, Map.of("position", redealt(position, chance)));

            assertThat(table.shown()).usingRecursiveComparison().isEqualTo(shown);
        }
    }

    private static CrosswordPosition redealt(CrosswordPosition position, SplittableRandom chance) {
        int other = 1 - position.toMove();
        Tiles unseen = position.pool().plus(position.rack(other));
        Tiles rack = Bag.draw(unseen, position.rack(other).size(), chance);
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
        Table table = Table.mini(Map.of("opponent", new CrosswordOpponent.Player(seed -> passer)));
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
        options.put("opponent", new CrosswordOpponent.Player(seed -> broken));
        options.put("warning", warning);
        Environment environment = Environments.make(MINI, options);
        Map<String, Object> info = environment.reset(1).info();

        environment.step(mask(info).getFirst());

        assertThat(warnings).singleElement().asString().contains("out of ideas");
    }

    @Test
    void wrongOptionsAreRefusedByName() {
        assertThatThrownBy(() -> Environments.make(MINI, Map.of("agent_player", "third")))
                .hasMessageContaining("agent_player")
                .hasMessageContaining("'first'");
        assertThatThrownBy(() -> Environments.make(MINI, Map.of("candidates", 10)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("candidates");
        assertThatThrownBy(() -> Environments.make("Crossword-v0", Map.of("candidates", 3)))
                .hasMessageContaining("16");
        assertThatThrownBy(() -> Environments.make(MINI, Map.of("lexicon", "no-such-list")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no-such-list");
        assertThatThrownBy(() -> Environments.make(MINI, Map.of()).step(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void greedyBeatsRandomMoreOftenThanNot() {
        int won = 0;
        int games = 400;
        var chance = new SplittableRandom(8);
        Table table = Table.mini(Map.of("opponent", "greedy", "agent_player", "random"));
        for (int seed = 0; seed < games; seed++) {
            table.slots.start(0, seed, Map.of());
            while (!table.isOver()) {
                table.slots.act(0, table.random(chance));
            }
            won += table.slots.reward(0) < -5 ? 1 : 0;
        }
        assertThat(won).as("greedy's wins of %d", games).isGreaterThan(games / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aVectorPlaysTheSameOnAnyNumberOfThreads(int threads) {
        assertThat(vectorRecord(threads)).isEqualTo(vectorRecord(1));
    }

    private static List<Float> vectorRecord(int threads) {
        var rewards = new ArrayList<Float>();
        int count = 6;
        try (var vector =
                Environments.makeVector(MINI, Map.of("opponent", "greedy"), count, AutoresetMode.SAME_STEP, threads)) {
            vector.reset(1);
            int actions = vector.layout().actions();
            var masks = vector.columns().segment(SlotLayout.MASK);
            var chosen = vector.columns().segment("action");
            for (int step = 0; step < 30; step++) {
                for (int slot = 0; slot < count; slot++) {
                    int action = 0;
                    while (masks.get(ValueLayout.JAVA_BYTE, (long) slot * actions + action) == 0) {
                        action++;
                    }
                    chosen.setAtIndex(ValueLayout.JAVA_INT, slot, action);
                }
                vector.step();
                for (int slot = 0; slot < count; slot++) {
                    rewards.add(vector.columns().segment("reward").getAtIndex(ValueLayout.JAVA_FLOAT, slot));
                }
            }
        }
        return rewards;
    }

    @Test
    void aGameCanBeLookedAt() {
        Environment environment = Environments.make(MINI, Map.of());
        Map<String, Object> info = environment.reset(1).info();
        assertThat(environment.text()).contains("player 1 holds").contains("- ");
        environment.step(mask(info).getFirst());

        assertThat(environment.text()).contains("player 2 holds");
        assertThat(environment.picture().width()).isEqualTo(160);
        assertThat(environment.picture().pixels()).hasSize(3 * 160 * 160);
    }

    private static int illegal(Map<String, Object> info) {
        List<Integer> legal = mask(info);
        return IntStream.range(0, MINI_PASS)
                .filter(action -> !legal.contains(action))
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> mask(Map<?, ?> values) {
        byte[] mask = bytes(values, SlotLayout.MASK);
        return IntStream.range(0, mask.length)
                .filter(action -> mask[action] == 1)
                .boxed()
                .toList();
    }

    private static int sum(Map<?, ?> seen, String field) {
        int sum = 0;
        for (byte count : bytes(seen, field)) {
            sum += count;
        }
        return sum;
    }

    private static byte[] bytes(Map<?, ?> values, String field) {
        return (byte[]) Objects.requireNonNull(values.get(field));
    }

    private static int[] ints(Map<?, ?> values, String field) {
        return (int[]) Objects.requireNonNull(values.get(field));
    }
}
