package dev.quoin.learning.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.learning.sample.SelfPlayGames;
import dev.quoin.learning.sample.ToyGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearTrainingTest {
    private static final Map<String, String> NOTES = Map.of("seed", "1");
    private static final LinearLearner LEARNER = new LinearLearner(0.1, 50);

    private final Crossword game = ToyGame.mini();
    private final FeatureSet extended =
            FeatureSet.extended(game.variant().tiles().alphabet());

    @TempDir
    Path directory;

    @Test
    void aResumedTrainingWritesTheSameFiles() throws IOException {
        LinearTraining whole = begin("whole");
        play(whole, 12);

        play(begin("parts"), 5);
        Path file = directory.resolve("parts");
        // Killed between the learning curve and the checkpoint: the last row does not count.
        Files.writeString(
                LinearTraining.curveFile(file), Files.readString(LinearTraining.curveFile(file)) + "6,1,2,3.00,4\n");
        LinearTraining resumed = LinearTraining.resume(
                file,
                selfPlay(),
                LEARNER,
                NOTES,
                LinearTrainingTest::command,
                game.variant().tiles().alphabet());
        play(resumed, 7);

        assertThat(resumed.games()).isEqualTo(12);
        assertThat(file).hasSameTextualContentAs(directory.resolve("whole"));
        assertThat(LinearTraining.curveFile(file))
                .hasSameTextualContentAs(LinearTraining.curveFile(directory.resolve("whole")));
        assertThat(resumed.curve()).isEqualTo(whole.curve()).hasSize(12);
    }

    @Test
    void theFileHoldsTheTrainedWeights() {
        LinearTraining training = begin("one");
        play(training, 3);
        assertThat(directory.resolve("one")).content().contains("# play 3\n");
        LinearWeights weights = read(directory.resolve("one"));
        assertThat(weights).isEqualTo(training.weights());
        assertThat(weights.note("games")).hasValue("3");
        assertThat(weights.values())
                .isNotEqualTo(LinearLearner.initialWeights(extended).values());
    }

    @Test
    void theCheckpointOfAnotherConfigurationIsRefused() {
        play(begin("mine"), 1);
        Path file = directory.resolve("mine");
        assertThatThrownBy(() -> LinearTraining.resume(
                        file,
                        selfPlay(),
                        LEARNER,
                        Map.of("seed", "2"),
                        LinearTrainingTest::command,
                        game.variant().tiles().alphabet()))
                .hasMessageContaining("has seed = 1, got 2");
    }

    private static String command(long games) {
        return "play " + games;
    }

    private LinearTraining begin(String name) {
        return LinearTraining.begin(
                directory.resolve(name),
                selfPlay(),
                LEARNER,
                NOTES,
                LinearTrainingTest::command,
                LinearLearner.initialWeights(extended));
    }

    private static void play(LinearTraining training, int games) {
        for (int played = 0; played < games; played++) {
            training.playGame();
        }
    }

    private LinearWeights read(Path file) {
        return LinearWeights.open(file.toString(), game.variant().tiles().alphabet());
    }

    private SelfPlayGames selfPlay() {
        var teacher = CrosswordAgents.catalog().agent("greedy").prepare(game);
        return new SelfPlayGames(game, teacher, extended, 0.3, 1);
    }
}
