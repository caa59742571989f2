package dev.quoin.cli.compatibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.quoin.cli.Cli;
import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Training that commit 25d2a97 began is resumed, or refused with a sentence.
class TrainingStatesTest {
    @TempDir
    Path scratch;

    private Path folder;

    @BeforeEach
    void copy() {
        folder = scratch.resolve("training");
        Samples.in(scratch).copy("training", folder);
    }

    /// Half of 256 turns of PPO, or of 128 of DQN.
    @ParameterizedTest
    @ValueSource(strings = {"ppo", "dqn"})
    void aNetwork(String algorithm) {
        Path run = folder.resolve(algorithm);
        Result result =
                Cli.run("train", run.resolve("configuration.txt").toString(), "--resume", "--output", run.toString());
        assumeFalse(result.err().contains("LibTorch"), result.err());
        isResumedOrRefused(result);
        if (result.exitCode() == 0) {
            assertThat(run.resolve("last.onnx")).isNotEmptyFile();
        }
    }

    @Test
    void weights() {
        isResumedOrRefused(learn("clabbers2", "clabbers2.weights", "--variant", "mini", "--games", "6"));
    }

    @Test
    void aForest() {
        isResumedOrRefused(learn("forest", "my.forest", "--variant", "mini", "--games", "32"));
    }

    @Test
    void patterns() throws IOException {
        Path state = folder.resolve("my.patterns.state");
        try (InputStream in =
                new GZIPInputStream(Files.newInputStream(state.resolveSibling(state.getFileName() + ".gz")))) {
            Files.copy(in, state);
        }
        isResumedOrRefused(learn("patterns", "my.patterns", "--games", "6"));
    }

    private Result learn(String what, String file, String... more) {
        var command = new ArrayList<>(List.of("learn", what, "--seed", "3", "--resume", "-o"));
        command.add(folder.resolve(file).toString());
        command.addAll(List.of(more));
        return Cli.run(command.toArray(String[]::new));
    }

    private static void isResumedOrRefused(Result result) {
        assertThat(result.err()).doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(result.exitCode()).as(result.err()).isIn(0, 2);
        if (result.exitCode() == 2) {
            assertThat(result.err()).startsWith("quoin ").hasSizeLessThan(500).contains(" ");
            assertThat(result.out()).isEmpty();
        }
    }
}
