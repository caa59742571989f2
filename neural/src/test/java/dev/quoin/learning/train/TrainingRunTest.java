package dev.quoin.learning.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainingRunTest {
    private static final String PPO = """
            env_id = "Othello-v0"
            total_timesteps = 320
            network = "cnn"
            channels = [4]
            padding = [0]
            hidden_size = 8
            num_steps = 10
            update_epochs = 2
            minibatch_size = 32
            eval_frequency = 160
            eval_episodes = 4
            snapshot_frequency = 1
            snapshot_pool_size = 2
            env = {reward_mode = "patterns", opening = 6}
            opponents = {self = 4, pool = 2, random = 2}
            """;

    private static final String DQN = """
            env_id = "MiniScrabble-v0"
            algorithm = "dqn"
            total_timesteps = 160
            network = "candidates"
            hidden_size = 8
            num_steps = 8
            batch_size = 16
            learning_starts = 30
            buffer_size = 60
            eval_frequency = 80
            eval_episodes = 4
            snapshot_frequency = 1
            snapshot_pool_size = 2

            [env]
            actions = "candidates"
            candidates = 16
            replies = 1
            reward_mode = "win"

            [opponents]
            self = 2
            pool = 2
            greedy = 1
            """;

    @TempDir
    Path folder;

    private static void advance(TrainingRun run, int updates) {
        for (int update = 0; update < updates; update++) {
            run.advance();
        }
        run.save();
    }

    @ParameterizedTest
    @ValueSource(strings = {PPO, DQN})
    void aResumedRunWritesTheSameFiles(String text) {
        var config = TrainingConfig.of("toy", text);
        Path whole = folder.resolve("whole");
        Path parts = folder.resolve("parts");
        advance(TrainingRun.begin(whole, config), 4);
        advance(TrainingRun.begin(parts, config), 1);
        advance(TrainingRun.resume(parts, config), 2);
        TrainingRun last = TrainingRun.resume(parts, config);
        advance(last, 1);
        for (String file : new String[] {"checkpoint.state", "best.onnx", "last.onnx", "configuration.toml"}) {
            assertThat(parts.resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
        }
        assertThat(last.isOver()).isTrue();
        assertThat(last.curve()).hasSize(2);
        assertThat(last.curve().getLast()).containsKeys("turns", "eval/random", "eval/greedy", "charts/SPS");
    }

    @Test
    void anotherSeedGivesAnotherModel() {
        Path one = folder.resolve("one");
        Path other = folder.resolve("other");
        advance(TrainingRun.begin(one, TrainingConfig.of("toy", PPO)), 2);
        advance(TrainingRun.begin(other, TrainingConfig.of("toy", PPO + "seed = 2\n")), 2);
        assertThat(TrainingRun.checkpointFile(one)).isRegularFile();
        assertThat(one.resolve("last.onnx").toFile())
                .hasSize(other.resolve("last.onnx").toFile().length());
        assertThat(org.assertj.core.util.Files.contentOf(
                        one.resolve("last.onnx").toFile(), "ISO-8859-1"))
                .isNotEqualTo(org.assertj.core.util.Files.contentOf(
                        other.resolve("last.onnx").toFile(), "ISO-8859-1"));
    }

    @Test
    void theCheckpointOfAnotherConfigurationIsRefused() {
        advance(TrainingRun.begin(folder, TrainingConfig.of("toy", PPO)), 1);
        var other = TrainingConfig.of("other", PPO + "gae_lambda = 0.5\n");
        assertThatThrownBy(() -> TrainingRun.resume(folder, other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is the checkpoint of a different configuration than other");
    }

    @Test
    void theCheckpointOfAnEarlierVersionIsRefused() throws IOException {
        var config = TrainingConfig.of("toy", PPO);
        assertThatThrownBy(() -> TrainingRun.resume(folder, config))
                .hasMessage("there is no checkpoint to resume from: " + TrainingRun.checkpointFile(folder));
        String sentence = " was written by another version of Quoin and cannot be resumed. Start the training again in"
                + " another folder (--output).";
        Path old = TrainingRun.oldCheckpointFile(folder);
        Files.writeString(old, "");
        assertThatThrownBy(() -> TrainingRun.resume(folder, config))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(old + sentence);
        Path checkpoint = TrainingRun.checkpointFile(folder);
        try (var out = new DataOutputStream(Files.newOutputStream(checkpoint))) {
            out.writeUTF("quoin course 1");
        }
        assertThatThrownBy(() -> TrainingRun.resume(folder, config))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(checkpoint + sentence);
        try (var out = new DataOutputStream(Files.newOutputStream(checkpoint))) {
            out.writeUTF("something else");
        }
        assertThatThrownBy(() -> TrainingRun.resume(folder, config))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(checkpoint + " is not a checkpoint of a training run");
    }
}
