package dev.quoin.cli.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli;
import dev.quoin.cli.Cli.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games that `quoin play` of commit 25d2a97 saved: the same inputs write them again, to the byte, and those of Othello
/// can be resumed.
@DisabledOnOs(OS.WINDOWS)
class StoredGameRecordsTest {
    @TempDir
    Path scratch;

    private Samples samples;

    @BeforeEach
    void open() {
        samples = Samples.in(scratch);
    }

    private static List<String> games() {
        return Samples.names("terminal");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsSavedAsItWas(String name) {
        String saved = Samples.names("terminal/" + name).stream()
                .filter(file -> file.startsWith("saved."))
                .findFirst()
                .orElseThrow();
        Path file = scratch.resolve(saved);
        var command = new ArrayList<>(List.of("play"));
        command.addAll(samples.lines("terminal/" + name + "/arguments.txt"));
        command.add("--plain");
        Result result = Cli.runWith(
                samples.text("terminal/" + name + "/input.txt") + "save " + file + "\nquit\n",
                command.toArray(String[]::new));
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(Samples.withoutVariant(Samples.read(file)))
                .isEqualTo(samples.text("terminal/" + name + "/" + saved));
    }

    @ParameterizedTest
    @ValueSource(strings = {"othello-open", "othello-finished", "othello-position"})
    void aSavedGameOfOthelloGoesOn(String name) {
        Path file = scratch.resolve("again.ggf");
        Result result = Cli.runWith(
                "save " + file + "\nquit\n",
                "play",
                "othello",
                "--plain",
                "--resume",
                samples.path("terminal/" + name + "/saved.ggf").toString(),
                "--black",
                "you",
                "--white",
                "you");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(moves(Samples.read(file))).isEqualTo(moves(samples.text("terminal/" + name + "/saved.ggf")));
    }

    /// From the start position on.
    private static String moves(String ggf) {
        return ggf.substring(ggf.indexOf("BO["));
    }
}
