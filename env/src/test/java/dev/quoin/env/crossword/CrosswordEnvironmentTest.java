package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import dev.quoin.env.check.EnvironmentChecker;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.Discrete;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswordEnvironmentTest {
    private static final String MINI = "MiniScrabble-v0";
    private static final int MINI_WORDS = 1305;
    private static final int MINI_PASS = 5 * 5 * 2 * MINI_WORDS;

    @Test
    void miniShowsWhatTheAgentMayKnow() {
        Environment environment = Environments.make(MINI, Map.of());

        ResetResult start = environment.reset(1);

        assertThat(environment.actionSpace()).isEqualTo(new Discrete(MINI_PASS + 1));
        assertThat(environment.observationSpace().contains(start.observation())).isTrue();
        Map<?, ?> seen = (Map<?, ?>) start.observation();
        assertThat(Showings.bytes(seen, "board")).hasSize(25).containsOnly(0);
        assertThat(Showings.bytes(seen, "blanks")).hasSize(25).containsOnly(0);
        assertThat(sum(seen, "rack")).isEqualTo(5);
        assertThat(sum(seen, "unseen")).isEqualTo(33);
        assertThat(Showings.ints(seen, "bag_size")).containsExactly(28);
        assertThat(Showings.bytes(seen, "premiums")[12])
                .as("the centre doubles words")
                .isEqualTo((byte) 2);
        assertThat(Showings.bytes(seen, "premiums")[25])
                .as("corners double letters")
                .isEqualTo((byte) 2);
        assertThat(Showings.mask(start.info())).isEqualTo(Showings.mask(seen)).contains(MINI_PASS);
        assertThat(start.info()).containsEntry("current_player", 0).containsEntry("agent_player", 0);
    }

    @ParameterizedTest
    @CsvSource({"Crossword7-v0, 49", "Crossword11-v0, 121", "Crossword-v0, 225"})
    void largeBoardsOfferAListOfCandidates(String id, int squares) {
        Environment environment = Environments.make(id, Map.of("candidates", 50));

        ResetResult start = environment.reset(1);

        assertThat(environment.actionSpace()).isEqualTo(new Discrete(50));
        assertThat(environment.observationSpace().contains(start.observation())).isTrue();
        Map<?, ?> seen = (Map<?, ?>) start.observation();
        assertThat(Showings.bytes(seen, "board")).hasSize(squares);
        assertThat((float[]) seen.get("candidates")).hasSize(50 * 38);
        assertThat(Showings.ints(seen, "legal_moves")[0]).isPositive();
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
    @CsvSource({
        "MiniScrabble-v0, self, 4",
        "MiniScrabble-v0, greedy, 2",
        "Crossword7-v0, random, 3",
        "Crossword11-v0, greedy, 1",
        "Crossword-v0, self, 1",
    })
    void everyPromiseOfAnEnvironmentIsKept(String id, String opponent, int episodes) {
        assertThat(EnvironmentChecker.of(id, Map.of("opponent", opponent, "agent_player", "random"))
                        .withEpisodes(episodes)
                        .check()
                        .faults())
                .isEmpty();
    }

    /// A variant of a file with 32 letters: observations, saved states and actions are those of its board and letters.
    @Test
    void aVariantFileIsPlayed(@TempDir Path directory) throws IOException {
        String polish = VariantWriter.write(Variants.named("polish")).replace("name = polish", "name = mine");
        Path variant = Files.writeString(directory.resolve("mine.variant"), polish);
        Path words = Files.writeString(directory.resolve("words.txt"), "aż\nża\nźle\noko\nako\nie\nna\nzo\n");
        var options = Map.of("variant", variant.toString(), "lexicon", words.toString(), "max_steps", 20);
        assertThat(EnvironmentChecker.of("Crossword-v0", options)
                        .withEpisodes(2)
                        .check()
                        .faults())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"MiniScrabble-v0", "Crossword7-v0"})
    void skippedLinesOfTheWordListAreAWarning(String id, @TempDir Path directory) throws IOException {
        Path words = Files.writeString(directory.resolve("words.txt"), "cat\ncats\ndon't\n");
        var warnings = new ArrayList<String>();
        Consumer<String> warning = warnings::add;
        Environments.make(id, Map.of("lexicon", words.toString(), "warning", warning));
        assertThat(warnings).containsExactly(words + ": skipped 1 line that is not a word (first: line 3 'don't')");
        Environments.make(id, Map.of("warning", warning));
        assertThat(warnings).hasSize(1);
    }

    private static void playRandomly(Environment environment, int games, boolean strict) {
        var random = new SplittableRandom(7);
        for (int seed = 0; seed < games; seed++) {
            Map<String, Object> info = environment.reset(seed).info();
            boolean over = false;
            while (!over) {
                List<Integer> legal = Showings.mask(info);
                assertThat(legal).isNotEmpty();
                StepResult step = environment.step(legal.get(random.nextInt(legal.size())));
                over = step.terminated() || step.truncated();
                info = step.info();
                assertThat(!strict || environment.observationSpace().contains(step.observation()))
                        .as("seed %d", seed)
                        .isTrue();
            }
            assertThat(Showings.mask(info)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"self", "random", "greedy"})
    void theSameSeedGivesTheSameEpisode(String opponent) {
        assertThat(record(opponent, 11)).isEqualTo(record(opponent, 11)).isNotEqualTo(record(opponent, 12));
    }

    private static List<String> record(String opponent, long seed) {
        Environment environment = Environments.make(MINI, Map.of("opponent", opponent, "agent_player", "random"));
        var random = new SplittableRandom(1);
        var record = new ArrayList<String>();
        Map<String, Object> info = environment.reset(seed).info();
        boolean over = false;
        while (!over) {
            record.add(environment.text());
            List<Integer> legal = Showings.mask(info);
            StepResult step = environment.step(legal.get(random.nextInt(legal.size())));
            record.add(String.valueOf(step.reward()));
            info = step.info();
            over = step.terminated();
        }
        return record;
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
        assertThatThrownBy(() -> Environments.make(MINI, Map.of("variant", "mimi")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("did you mean mini?");
        assertThatThrownBy(() -> Environments.make("Crossword-v0", Map.of("variant", "polish")))
                .hasMessageContaining("without a word list");
        assertThatThrownBy(() -> Environments.make(MINI, Map.of("lexicon", "no-such-list")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no-such-list");
        assertThatThrownBy(() -> Environments.make(MINI, Map.of()).step(0)).isInstanceOf(IllegalStateException.class);
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
            var masks = vector.buffers().segment(SlotLayout.MASK);
            var chosen = vector.buffers().segment("action");
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
                    rewards.add(vector.buffers().segment("reward").getAtIndex(ValueLayout.JAVA_FLOAT, slot));
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
        environment.step(Showings.mask(info).getFirst());

        assertThat(environment.text()).contains("player 2 holds");
        assertThat(environment.picture().width()).isEqualTo(160);
        assertThat(environment.picture().pixels()).hasSize(3 * 160 * 160);
    }

    private static int sum(Map<?, ?> seen, String field) {
        int sum = 0;
        for (byte count : Showings.bytes(seen, field)) {
            sum += count;
        }
        return sum;
    }
}
