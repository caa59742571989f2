package dev.quoin.learning.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainingConfigTest {
    @Test
    void everyPublishedConfigurationCanBeUsed() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("quoin.root")));
        try (var files = Files.list(root.resolve("configurations"))) {
            List<Path> all = files.toList();
            assertThat(all).isNotEmpty();
            for (Path file : all) {
                assertThat(file.toString()).endsWith(".toml");
                TrainingConfig config = TrainingConfig.read(file, warning -> {});
                assertThat(config.network().weights()).as(file.toString()).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            colour = "red"           | toy, line 1: unknown key 'colour'; known keys: algorithm, channels,
            seed                     | toy, line 1: not valid TOML
            seed = 1\\nseed = 2      | toy, line 2: not valid TOML
            network = "deep"         | toy, line 1: network must be one of [cnn, candidates, words, mlp], got 'deep'
            minibatch_size = "many"  | toy, line 1: minibatch_size must be an integer, got "many"
            minibatch_size = 1.5     | toy, line 1: minibatch_size must be an integer, got 1.5
            minibatch_size = 0       | toy, line 1: minibatch_size must be an integer from 1 to 1000000, got 0
            seed = 7\\nnum_steps = 9_000_000_000 | toy, line 2: num_steps is too large, got 9000000000
            learning_rate = 2        | toy, line 1: learning_rate must be a number from 0.0 to 1.0, got 2.0
            learning_rate = true     | toy, line 1: learning_rate must be a number, got true
            learning_rate = 1e30900  | toy, line 1: learning_rate must be a number from 0.0 to 1.0, got Infinity
            learning_rate = nan      | toy, line 1: learning_rate must be a number from 0.0 to 1.0, got NaN
            env_id = 7               | toy, line 1: env_id must be a string in quotes, got 7
            channels = 64            | toy, line 1: channels must be an array of integers, got 64
            opponents = "self"       | toy, line 1: opponents must be a table, [opponents], got "self"
            [opponents]\\nself = 0   | toy, line 2: self must be an integer from 1 to 999999, got 0
            [opponents]\\nself = "a" | toy, line 2: self must be an integer, got "a"
            [env]\\nopening = 51     | toy, line 2: opening must be an integer from 0 to 50, got 51
            gamma = 0.9\\nstart_e = 1 | toy, line 2: unknown key 'start_e'
            algorithm = "dqn"\\nbuffer_size = 10 | toy: learning_starts must be at most buffer_size, got 1000
            """)
    void anErrorNamesTheKeyAndTheLine(String text, String message) {
        assertThatThrownBy(() -> TrainingConfig.of("toy", text.replace("\\n", "\n")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            environment = "Othello-v0" | toy, line 1: 'environment' is now env_id
            options = ""               | toy, line 1: 'options' is now a key of the table [env], one for each option
            reward = "sparse"          | toy, line 1: 'reward' is now reward_mode in the table [env]
            [env]\\nreward = "sparse"  | toy, line 2: 'reward' is now reward_mode in the table [env]
            opening = 10               | toy, line 1: 'opening' is now opening in the table [env]
            turns = 100                | toy, line 1: 'turns' is now total_timesteps
            tables = "self:8"          | toy, line 1: 'tables' is now the table [opponents]
            batch = 8                  | toy, line 1: 'batch' is now minibatch_size (PPO) or batch_size (DQN)
            most_divergence = 0.1      | toy, line 1: 'most_divergence' is now target_kl
            network = "board"          | toy, line 1: network 'board' is now 'cnn'
            network = "dense"          | toy, line 1: network 'dense' is now 'mlp'
            """)
    void anOldKeyFailsWithItsNewName(String text, String message) {
        assertThatThrownBy(() -> TrainingConfig.of("toy", text.replace("\\n", "\n")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void theOldFormatFailsWithASentenceThatSaysWhatToDo() {
        assertThatThrownBy(() -> TrainingConfig.of("my.txt", "# mine\nenvironment = Othello-v0\nturns = 1_000\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "my.txt has the format of earlier versions. Configurations are TOML now: put texts in quotes,"
                                + " name the file .toml and rename its keys: environment → env_id, turns → total_timesteps.");
    }

    @Test
    void valuesAreRead() {
        var config = TrainingConfig.of("toy", """

                # a comment
                  seed =  7  # the seed
                total_timesteps = 1_000
                env_id = "MiniScrabble-v0"
                network = "candidates"

                [env]
                actions = "candidates"
                candidates = 32

                [opponents]
                greedy = 3
                self = 2
                """);
        assertThat(config.schedule().seed()).isEqualTo(7);
        assertThat(config.schedule().totalTimesteps()).isEqualTo(1000);
        assertThat(config.environment().rewardMode()).isEqualTo("sparse");
        assertThat(config.environment().optionText()).isEqualTo("actions=candidates candidates=32");
    }
}
