package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.env.Environments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EnvCommandTest {
    @Test
    void everyEnvironmentIsListed() {
        Result result = Cli.run("env", "list");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out().lines().map(line -> line.split(" ")[0])).containsExactlyElementsOf(Environments.ids());
        assertThat(Cli.run("env", "list", "--json").out().lines()).hasSameSizeAs(Environments.ids());
    }

    @Test
    void aSpecNamesSpacesInfosAndOptions() {
        Result result = Cli.run("env", "spec", "Othello-v0");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains(
                        "observation  Box(0.0, 1.0, (3, 8, 8), float32)\n",
                        "action       Discrete(64)\n",
                        "info         black_count Box(0.0, 64.0, (), int32)\n",
                        "option       agent_player = first: one of ['first', 'second', 'random', 'black', 'white']\n",
                        "longest      60 legal actions\n",
                        "render       human, ansi, rgb_array\n");
    }

    @Test
    void aSpecAsJsonFollowsTheOptions() {
        JsonNode spec = JsonMapper.builder()
                .build()
                .readTree(Cli.run("env", "spec", "Othello-v0", "-o", "observation=board", "--json")
                        .out());
        assertThat(spec.get("version").asInt()).isZero();
        JsonNode observation = spec.get("observation").get(0);
        assertThat(observation.get("type").asString()).isEqualTo("int8");
        assertThat(observation.get("shape").toString()).isEqualTo("[8,8]");
        assertThat(observation.get("low").asDouble()).isEqualTo(-1);
        assertThat(spec.get("options").get(0).get("default").asString()).isEqualTo("self");
        assertThat(spec.get("signature").asString()).hasSize(16);
    }

    @ParameterizedTest
    @ValueSource(strings = {"spec", "check --episodes=1"})
    void skippedLinesOfTheWordListAreReportedOnce(String command, @TempDir Path directory) throws IOException {
        Path words = Files.writeString(directory.resolve("words.txt"), "cat\ncats\ndon't\n");
        Result result = Cli.run(("env " + command + " Crossword7-v0 -o lexicon=" + words).split(" "));
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEqualTo(words + ": skipped 1 line that is not a word (first: line 3 'don't')\n");
    }

    @Test
    void aGoodEnvironmentIsFine() {
        Result result = Cli.run(
                "env",
                "check",
                "Othello-v0",
                "-o",
                "opponent=greedy",
                "-o",
                "invalid_move_penalty=-3",
                "--episodes",
                "2");
        assertThat(result.out()).matches("Othello-v0: 2 episodes, \\d+ steps: all rules hold\n");
        assertThat(result.exitCode()).isZero();
        JsonNode report = JsonMapper.builder()
                .build()
                .readTree(Cli.run("env", "check", "Othello-v0", "--episodes", "1", "--seed", "9", "--json")
                        .out());
        assertThat(report.get("fine").asBoolean()).isTrue();
        assertThat(report.get("faults").size()).isZero();
    }

    @Test
    void wrongIdsAndOptionsAreRefusedWithWhatIsAllowed() {
        refused("there is no environment 'Go-v0', only [Othello-v0", "env", "spec", "Go-v0");
        refused("there is no environment 'Go-v0'", "env", "check", "Go-v0");
        refused("has no option 'oponent', only [opponent, ", "env", "check", "Othello-v0", "-o", "oponent=me");
        refused("opponent must be 'self', 'random'", "env", "spec", "Othello-v0", "-o", "opponent=7");
        refused(
                "--option must have the form NAME=VALUE, got 'opponent'",
                "env",
                "spec",
                "Othello-v0",
                "-o",
                "opponent");
        refused("--option a was given twice", "env", "spec", "Othello-v0", "-o", "a=1", "-o", "a=2");
        refused("--episodes must be at least 1, got 0", "env", "check", "Othello-v0", "--episodes", "0");
        refused("missing required parameter: 'ID'", "env", "check");
    }

    private static void refused(String message, String... arguments) {
        Result result = Cli.run(arguments);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains(message);
        assertThat(result.out()).isEmpty();
    }
}
