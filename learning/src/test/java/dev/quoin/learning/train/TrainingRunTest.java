package dev.quoin.learning.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainingRunTest {
    private static final String PPO = """
            environment = Othello-v0
            reward = patterns
            opening = 6
            turns = 320
            network = board
            channels = 4
            padding = 0
            width = 8
            tables = self:4 pool:2 random:2
            rollout = 10
            epochs = 2
            batch = 32
            evaluate_every = 160
            evaluation_games = 4
            pool_every = 1
            pool_size = 2
            """;

    private static final String DQN = """
            environment = MiniScrabble-v0
            options = actions=candidates candidates=16 replies=1
            reward = win
            algorithm = dqn
            turns = 160
            network = candidates
            width = 8
            tables = self:2 pool:2 greedy:1
            rollout = 8
            batch = 16
            warmup = 30
            memory = 60
            evaluate_every = 80
            evaluation_games = 4
            pool_every = 1
            pool_size = 2
            """;

    @TempDir
    Path folder;

    private static void advance(TrainingRun course, int updates) {
        for (int update = 0; update < updates; update++) {
            course.advance();
        }
        course.save();
    }

    @ParameterizedTest
    @ValueSource(strings = {PPO, DQN})
    void goingOnGivesWhatNeverStoppingWouldHaveGiven(String text) {
        var configuration = TrainingConfig.of("toy", text);
        Path whole = folder.resolve("whole");
        Path parts = folder.resolve("parts");
        advance(TrainingRun.begin(whole, configuration), 4);
        advance(TrainingRun.begin(parts, configuration), 1);
        advance(TrainingRun.resume(parts, configuration), 2);
        TrainingRun last = TrainingRun.resume(parts, configuration);
        advance(last, 1);
        for (String file : new String[] {"course.state", "best.onnx", "last.onnx", "configuration.txt"}) {
            assertThat(parts.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
        }
        assertThat(last.isOver()).isTrue();
        assertThat(last.curve()).hasSize(2);
        assertThat(last.curve().getLast()).containsKeys("turns", "eval/random", "eval/greedy", "charts/SPS");
    }

    @Test
    void anotherSeedLearnsSomethingElse() {
        Path one = folder.resolve("one");
        Path other = folder.resolve("other");
        advance(TrainingRun.begin(one, TrainingConfig.of("toy", PPO)), 2);
        advance(TrainingRun.begin(other, TrainingConfig.of("toy", PPO + "seed = 2\n")), 2);
        assertThat(TrainingRun.stateFile(one)).isRegularFile();
        assertThat(one.resolve("last.onnx").toFile())
                .hasSize(other.resolve("last.onnx").toFile().length());
        assertThat(org.assertj.core.util.Files.contentOf(
                        one.resolve("last.onnx").toFile(), "ISO-8859-1"))
                .isNotEqualTo(org.assertj.core.util.Files.contentOf(
                        other.resolve("last.onnx").toFile(), "ISO-8859-1"));
    }

    @Test
    void theStateOfAnotherConfigurationIsRefused() {
        advance(TrainingRun.begin(folder, TrainingConfig.of("toy", PPO)), 1);
        var other = TrainingConfig.of("other", PPO + "lambda = 0.5\n");
        assertThatThrownBy(() -> TrainingRun.resume(folder, other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is the state of another configuration than other");
    }
}
