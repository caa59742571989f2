package dev.quoin.env.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.env.Environment;
import dev.quoin.env.EnvironmentSpec;
import dev.quoin.env.Environments;
import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import dev.quoin.env.check.EnvironmentChecker;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Discrete;
import dev.quoin.game.IllegalMoveException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DailyEnvironmentTest {
    private static final String ID = "DailyLetters-v0";

    private static Environment environment(Object... options) {
        var chosen = new LinkedHashMap<String, Object>();
        for (int at = 0; at < options.length; at += 2) {
            chosen.put((String) options[at], options[at + 1]);
        }
        return Environments.make(ID, chosen);
    }

    private static byte[] bytes(Object shown, String field) {
        return (byte[]) Objects.requireNonNull(((Map<?, ?>) shown).get(field));
    }

    private static int number(Object shown, String field) {
        return ((int[]) Objects.requireNonNull(((Map<?, ?>) shown).get(field)))[0];
    }

    private static int listed(Map<String, Object> info) {
        int listed = 0;
        for (byte bit : bytes(info, SlotLayout.MASK)) {
            listed += bit;
        }
        return listed;
    }

    @Test
    void theStartShowsTheWordTheRackAndTheTurns() {
        Environment environment = environment();

        ResetResult start = environment.reset(7, Map.of("date", "2026-11-15"));

        assertThat(environment.actionSpace()).isEqualTo(new Discrete(200));
        assertThat(environment.observationSpace().contains(start.observation())).isTrue();
        DailyPuzzle puzzle = DailyPuzzle.of(LocalDate.of(2026, 11, 15));
        assertThat(bytes(start.observation(), "board")).isEqualTo(puzzle.board().tiles());
        assertThat(number(start.observation(), "turns_left")).isEqualTo(5);
        assertThat(number(start.observation(), "bag_size")).isEqualTo(84);
        assertThat(number(start.observation(), "score_self")).isZero();
        assertThat(start.info()).containsOnlyKeys("action_mask", "date").containsEntry("date", 20261115);
        assertThat(environment.text()).endsWith("rack EENNOQT, the bag 84; 0 points, 5 of 5 turns left\n");
        assertThat(environment.picture().width()).isEqualTo(15 * 32);
    }

    @Test
    void theBestPlayIsRowZeroAndTheSkipTheLast() {
        Environment environment = environment("date", "2026-01-01");
        ResetResult start = environment.reset(1);
        float[] candidates = (float[]) Objects.requireNonNull(((Map<?, ?>) start.observation()).get("candidates"));
        int skip = listed(start.info()) - 1;
        assertThat(candidates[38 * skip + 2]).as("the skip is marked as one").isEqualTo(1);

        StepResult played = environment.step(0);
        assertThat(played.reward()).isCloseTo(10 * candidates[3], within(1e-4f)).isGreaterThan(1);
        StepResult skipped = environment.step(listed(played.info()) - 1);

        assertThat(skipped.reward()).isZero();
        assertThat(bytes(skipped.observation(), "rack")).isEqualTo(bytes(played.observation(), "rack"));
        assertThat(number(skipped.observation(), "turns_left")).isEqualTo(3);
    }

    @Test
    void fiveTurnsMakeAnEpisodeAndTheRulesAgree() {
        DailyLetters rules = DailyLetters.of(DailyEdition.newest());
        var slots = new DailySlots(DailyOptions.of(Map.of()), 1);
        var environment = new Environment(slots);
        var random = new SplittableRandom(3);
        for (int seed = 0; seed < 30; seed++) {
            Map<String, Object> info = environment.reset(seed).info();
            float sum = 0;
            for (int turn = 1; turn <= 5; turn++) {
                StepResult step = environment.step(random.nextInt(listed(info)));
                sum += step.reward();
                info = step.info();
                assertThat(environment.observationSpace().contains(step.observation()))
                        .isTrue();
                assertThat(step.terminated()).isEqualTo(turn == 5);
                assertThat(step.truncated()).isFalse();
            }
            DailyGame game = slots.game(0);
            assertThat(game.refusals()).isZero();
            assertThat(sum).isCloseTo(game.total() / 10f, within(1e-3f));
            assertThat(game.puzzle())
                    .isNotEqualTo(rules.start(DailyPuzzle.ofSeed(seed)).puzzle());
            assertThat(listed(info)).isZero();
        }
    }

    @Test
    void aSeedMakesAPuzzleOfNoDateAndTheNextEpisodeAnother() {
        Environment one = environment();
        Environment other = environment();
        var texts = new HashSet<String>();
        one.reset(5);
        other.reset(5);
        for (int episode = 0; episode < 20; episode++) {
            assertThat(one.text()).isEqualTo(other.text());
            texts.add(one.text());
            assertThat(one.reset().info()).containsEntry("date", 0);
            other.reset();
        }
        assertThat(texts).hasSize(20);
    }

    @Test
    void aDateMayBeGivenWhenTheEnvironmentIsMadeOrReset() {
        Environment fixed = environment("date", LocalDate.of(2026, 2, 28));
        assertThat(fixed.reset(1).info()).containsEntry("date", 20260228);
        String text = fixed.text();
        fixed.reset(2);
        assertThat(fixed.text()).isEqualTo(text);
        assertThat(fixed.reset(Map.of("date", "2100-12-31")).info()).containsEntry("date", 21001231);
    }

    @Test
    void theOrderOfTheBagCannotBeSeen() {
        DailyLetters rules = DailyLetters.of(DailyEdition.newest());
        DailyPuzzle puzzle = DailyPuzzle.ofSeed(1);
        String rest = new StringBuilder(puzzle.draws().substring(7)).reverse().toString();
        var other = new DailyPuzzle(
                puzzle.edition(),
                puzzle.word(),
                puzzle.direction(),
                puzzle.row(),
                puzzle.column(),
                puzzle.draws().substring(0, 7) + rest);
        assertThat(rules.start(other).position())
                .as("all that is shown comes from the position")
                .isEqualTo(rules.start(puzzle).position());
    }

    @ParameterizedTest
    @ValueSource(strings = {"score", "total", "share"})
    void rewardsFollowTheScoresInEveryMode(String mode) {
        Environment environment = environment("reward_mode", mode);
        var random = new SplittableRandom(8);
        for (int seed = 0; seed < 10; seed++) {
            ResetResult start = environment.reset(seed);
            Object seen = start.observation();
            Map<String, Object> info = start.info();
            for (int turn = 1; turn <= 5; turn++) {
                int row = random.nextInt(listed(info));
                float[] rows = (float[]) Objects.requireNonNull(((Map<?, ?>) seen).get("candidates"));
                int before = number(seen, "score_self");
                StepResult step = environment.step(row);
                seen = step.observation();
                info = step.info();
                int total = number(seen, "score_self");
                float best = 100 * rows[3];
                float expected = switch (mode) {
                    case "score" -> (total - before) / 10f;
                    case "total" -> turn == 5 ? total / 10f : 0;
                    default -> best == 0 ? 0 : (total - before) / best;
                };
                assertThat(step.reward()).isCloseTo(expected, within(1e-3f));
            }
        }
    }

    @Test
    void anIllegalActionEndsTheEpisodeUnlessToldOtherwise() {
        int illegal = 15;
        Object[] few = {"candidates", 16, "date", "2026-01-01"};
        Environment usual = environment(few);
        usual.reset(1);
        assertThat(usual.step(illegal).terminated())
                .as("the last row is the skip")
                .isFalse();

        // Rows that no rack can fill.
        int beyond = 99_999;
        Environment strict = environment("candidates", 100_000);
        strict.reset(1);
        StepResult ended = strict.step(beyond);
        assertThat(ended.reward()).isEqualTo(-10);
        assertThat(ended.terminated()).isTrue();
        assertThat(listed(ended.info())).isZero();
        assertThatThrownBy(() -> strict.step(0)).isInstanceOf(IllegalStateException.class);

        Environment patient = environment(
                "candidates", 100_000, "invalid_move_mode", "penalty", "invalid_move_penalty", -0.5, "max_steps", 2);
        patient.reset(1);
        StepResult refused = patient.step(beyond);
        assertThat(refused.reward()).isEqualTo(-0.5f);
        assertThat(refused.terminated() || refused.truncated()).isFalse();
        assertThat(number(refused.observation(), "turns_left")).isEqualTo(5);
        assertThat(patient.step(beyond).truncated()).isTrue();

        Environment kind = environment("candidates", 100_000, "invalid_move_mode", "random");
        kind.reset(1);
        assertThat(number(kind.step(beyond).observation(), "turns_left")).isEqualTo(4);

        Environment stern = environment("candidates", 100_000, "invalid_move_mode", "error");
        stern.reset(1);
        assertThatThrownBy(() -> stern.step(beyond))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("row 99999");
        assertThatThrownBy(() -> stern.step(100_000)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void longEpisodesAreCutOff() {
        Environment environment = environment("max_steps", 2, "reward_mode", "total");
        environment.reset(1);
        assertThat(environment.step(0).truncated()).isFalse();
        StepResult cut = environment.step(0);
        assertThat(cut.truncated()).isTrue();
        assertThat(cut.terminated()).isFalse();
        assertThat(cut.reward()).as("no total before the end").isZero();
    }

    @ParameterizedTest
    @CsvSource({"0", "2", "5"})
    void aSavedEpisodeGoesOnAsItWould(int turns) {
        for (Map<String, String> options : List.of(Map.<String, String>of(), Map.of("date", "2027-01-01"))) {
            Environment one = environment();
            one.reset(9, options);
            for (int turn = 0; turn < turns; turn++) {
                one.step(turn);
            }
            byte[] state = one.save();
            Environment other = environment();
            other.load(state);
            assertThat(other.text()).isEqualTo(one.text());
            assertThat(other.save()).isEqualTo(state);
            for (int turn = turns; turn < 5; turn++) {
                StepResult step = one.step(0);
                StepResult same = other.step(0);
                assertThat(same.reward()).isEqualTo(step.reward());
                assertThat(same.terminated()).isEqualTo(step.terminated());
                assertThat(other.text()).isEqualTo(one.text());
            }
        }
    }

    @Test
    void bytesThatAreNoStateAreRefused() {
        Environment environment = environment();
        Environment other = Environments.make("Crossword7-v0", Map.of());
        environment.reset(1);
        environment.step(0);
        other.reset(1);
        byte[] state = environment.save();

        assertThatThrownBy(() -> environment.load(other.save())).isInstanceOf(IllegalArgumentException.class);
        for (int length = 0; length < state.length; length++) {
            byte[] cut = Arrays.copyOf(state, length);
            assertThatThrownBy(() -> environment.load(cut))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("no saved state of DailyLetters-v0");
        }
        byte[] forged = state.clone();
        forged[state.length - 1] ^= 1;
        assertThatThrownBy(() -> environment.load(forged))
                .as("moves are played again: another tile is not on the rack, or forms no word")
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(environment.save()).as("nothing has changed").isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "date | 2025-12-31 | DailyLetters-v0: date must be a date from 2026-01-01 to 9999-12-31, written like '2026-11-15', got '2025-12-31'",
                "date | 2026-02-30 | got '2026-02-30'",
                "date | yesterday | got 'yesterday'",
                "date | +10000-01-01 | got '+10000-01-01'",
                "reward_mode | zero_sum | ['score', 'total', 'share'], got 'zero_sum'",
                "opponent | greedy | DailyLetters-v0 has no option 'opponent'",
                "lexicon | mini | has no option 'lexicon'",
                "candidates | many | candidates must be a whole number from 16 to 100000",
            })
    void wrongOptionsAreRefusedByName(String name, String value, String message) {
        assertThatThrownBy(() -> environment(name, value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void wrongOptionsOfAResetAreRefusedAndChangeNothing() {
        Environment environment = environment();
        environment.reset(1);
        String text = environment.text();
        assertThatThrownBy(() -> environment.reset(Map.of("date", 20261115)))
                .hasMessageContaining("a reset of DailyLetters-v0: date must be a date")
                .hasMessageContaining("got 20261115");
        assertThatThrownBy(() -> environment.reset(Map.of("day", "2026-11-15")))
                .hasMessageContaining("has no option 'day', only [date]");
        assertThat(environment.text()).isEqualTo(text);
    }

    @Test
    void theSpecNamesWhatCanBeChosen() {
        EnvironmentSpec spec = Environments.spec(ID, Map.of("max_steps", 3));
        assertThat(spec.longest()).isEqualTo(3);
        assertThat(Environments.spec(ID, Map.of()).longest()).isEqualTo(5);
        assertThat(spec.options())
                .extracting(OptionSpec::name)
                .containsExactly(
                        "date", "reward_mode", "invalid_move_mode", "invalid_move_penalty", "max_steps", "candidates");
        assertThat(spec.resetOptions()).extracting(OptionSpec::name).containsExactly("date");
    }

    @ParameterizedTest
    @ValueSource(strings = {"end", "penalty", "random", "error"})
    void everyPromiseOfAnEnvironmentIsKept(String invalid) {
        assertThat(EnvironmentChecker.of(ID, Map.of("invalid_move_mode", invalid, "max_steps", 20))
                        .withEpisodes(2)
                        .check()
                        .faults())
                .isEmpty();
    }
}
