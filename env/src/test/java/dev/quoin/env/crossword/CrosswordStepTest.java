package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import dev.quoin.game.IllegalMoveException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswordStepTest {
    private static final String MINI = "MiniScrabble-v0";
    private static final int MINI_WORDS = 1305;
    private static final int MINI_PASS = 5 * 5 * 2 * MINI_WORDS;

    @Test
    void twoPassesEndTheGameAndTheTilesLeftCount() {
        Environment environment = Environments.make(MINI, Map.of());
        environment.reset(3);
        StepResult first = environment.step(MINI_PASS);
        assertThat(first.reward()).isZero();
        assertThat(first.info()).containsEntry("current_player", 1);

        StepResult last = environment.step(MINI_PASS);

        assertThat(last.terminated()).isTrue();
        Map<?, ?> seen = (Map<?, ?>) last.observation();
        int firstLeft = -Showings.ints(seen, "score_self")[0];
        int secondLeft = -Showings.ints(seen, "score_opp")[0];
        assertThat(firstLeft).isPositive();
        float won = 10 * Integer.signum(firstLeft - secondLeft);
        assertThat(last.reward()).isEqualTo(-secondLeft / 10f + won);
        assertThat((float[]) last.info().get("seat_rewards"))
                .containsExactly(-firstLeft / 10f - won, -secondLeft / 10f + won);
        assertThatThrownBy(() -> environment.step(MINI_PASS)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void rewardsFollowTheScoresInEveryMode() {
        var random = new SplittableRandom(4);
        for (String mode : List.of("score", "zero_sum", "score_difference")) {
            for (int seed = 0; seed < 20; seed++) {
                Table table = Table.mini(Map.of("opponent", "greedy", "reward_mode", mode));
                table.slots.start(0, seed, Map.of());
                float total = 0;
                while (!table.isOver()) {
                    table.slots.act(0, table.random(random));
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
        ResetResult second = Environments.make(MINI, Map.of("opponent", "greedy", "agent_player", "second"))
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
        StepResult step = strict.step(illegal);
        assertThat(step.reward()).isEqualTo(-10);
        assertThat(step.terminated()).isTrue();
        assertThat(Showings.mask(step.info())).isEmpty();
        assertThat((float[]) step.info().get("seat_rewards")).containsExactly(-10, 0);

        Environment patient = Environments.make(
                MINI, Map.of("invalid_move_mode", "penalty", "invalid_move_penalty", -0.5, "max_steps", 3));
        Map<String, Object> before = patient.reset(1).info();
        StepResult refused = patient.step(illegal);
        assertThat(refused.reward()).isEqualTo(-0.5f);
        assertThat(refused.terminated()).isFalse();
        assertThat(Showings.mask(refused.info())).isEqualTo(Showings.mask(before));
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
        var random = new SplittableRandom(1);
        var codes = new TreeSet<Integer>();
        for (int trial = 0; trial < 3000; trial++) {
            int action = random.nextInt(MINI_PASS);
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

        StepResult step = environment.step(Showings.mask(info).getFirst());

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
        StepResult step = one.step(Showings.mask(info).getFirst());
        byte[] state = one.save();
        Environment other = Environments.make(id, Map.of("opponent", "random"));

        ResetResult loaded = other.load(state);

        assertThat(Showings.mask(loaded.info())).isEqualTo(Showings.mask(step.info()));
        for (int legal = 0; legal < 4 && !step.terminated(); legal++) {
            int action = Showings.mask(step.info()).getFirst();
            step = one.step(action);
            StepResult same = other.step(action);
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

    @Test
    void aFinishedGameThatPretendsToGoOnIsRefused() throws IOException {
        Environment environment = Environments.make(MINI, Map.of("opponent", "random"));
        StepResult step = environment.step(firstLegal(environment.reset(3).info()));
        while (!step.terminated()) {
            step = environment.step(firstLegal(step.info()));
        }
        byte[] over = environment.save();
        var pretends = new ByteArrayOutputStream();
        try (var in = new DataInputStream(new ByteArrayInputStream(over));
                var out = new DataOutputStream(pretends)) {
            out.writeUTF(in.readUTF());
            out.writeInt(in.readInt());
            assertThat(in.readUTF()).isNotEqualTo("RUNNING");
            out.writeUTF("RUNNING");
            in.transferTo(out);
        }

        assertThatThrownBy(() -> environment.load(pretends.toByteArray()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the game is over");
        environment.load(over);
    }

    private static int firstLegal(Map<String, Object> info) {
        return Showings.mask(info).getFirst();
    }

    private static int illegal(Map<String, Object> info) {
        List<Integer> legal = Showings.mask(info);
        return IntStream.range(0, MINI_PASS)
                .filter(action -> !legal.contains(action))
                .findFirst()
                .orElseThrow();
    }
}
