package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.learning.onnx.OnnxGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Models wherever commands name agents, and `quoin evaluate`.
class ModelCommandsTest {
    @TempDir
    private Path folder;

    private String model = "";

    /// A model that likes corners best.
    @BeforeEach
    void writeModel() throws IOException {
        var graph = new OnnxGraph("corners");
        var likes = new float[64];
        likes[0] = likes[7] = likes[56] = likes[63] = 1;
        graph.output(
                "logits", graph.dense(graph.flatten(graph.input("observation", 3, 8, 8)), new float[64 * 192], likes));
        graph.metadata("quoin.environment", "Othello-v0");
        model = Files.write(folder.resolve("corners.onnx"), graph.bytes()).toString();
    }

    @Test
    void anEvaluationFindsOutWhatIsPlayedAndPrintsFractionEloAndTest() {
        Result result = Cli.run("evaluate", model, "--against", "random", "--games", "2", "--jobs", "1");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains("model:" + model + " v random 4 games in 2 pairs")
                .contains("fraction won")
                .contains("Elo")
                .contains("SPRT             no verdict");
    }

    @Test
    void anEvaluationAsJsonHasALineForEachOpponent() {
        Result result = Cli.run(
                "evaluate", model, "--against", "random", "--against", "greedy", "-n", "2", "--seed", "5", "--json");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out().lines()).hasSize(2);
        JsonNode second =
                new JsonMapper().readTree(result.out().lines().toList().getLast());
        assertThat(second.path("match").path("game").asString()).isEqualTo("othello");
        assertThat(second.path("match").path("second").asString()).isEqualTo("greedy");
        assertThat(second.path("games").asInt()).isEqualTo(4);
        assertThat(second.path("sprt").path("elo1").asDouble()).isEqualTo(10);
    }

    @Test
    void anyAgentCanBeEvaluated() {
        Result result = Cli.run("evaluate", "greedy", "--against", "random", "--variant", "mini", "-n", "2");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out()).startsWith("greedy v random");
    }

    @Test
    void whatCannotPlayIsRefusedInASentence() {
        refused("no such model file: none.onnx", "evaluate", "none.onnx");
        refused("plays Othello-v0, not the crossword game", "evaluate", model, "--game", "crossword");
        refused("plays Othello-v0, not the crossword game", "arena", "match", "model:" + model, "greedy");
        refused("plays Othello-v0, not the crossword game", "play", "crossword", "--opponent", "model:" + model);
        refused("model:FILE must be a file", "play", "othello", "--black", "model:");
        refused("no such agent: 'nobody'", "evaluate", model, "--against", "nobody");
        refused("--sprt takes two Elo differences", "evaluate", model, "--sprt", "7");
        refused("a match has 1..10000000 pairs, got 0", "evaluate", model, "--games", "0");
    }

    private static void refused(String why, String... arguments) {
        Result result = Cli.run(arguments);
        assertThat(result.err()).contains(why);
        assertThat(result.exitCode()).isEqualTo(2);
    }

    @Test
    void aModelPlaysAtTheTable() {
        Result result = Cli.runWith(
                "go\n", "play", "othello", "--plain", "--black", "model:" + model, "--white", "random", "--seed", "1");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out()).contains("Black (Model corners)");
    }

    @Test
    void aMatchKnowsAnotherNetworkBehindTheSameName() throws IOException {
        String out = folder.resolve("match").toString();
        String[] command = {"arena", "match", "model:" + model, "greedy", "-g", "othello", "-n", "1", "-o", out};
        assertThat(Cli.run(command).exitCode()).isZero();
        var graph = new OnnxGraph("other");
        graph.output("logits", graph.slice(graph.reshape(graph.input("observation", 3, 8, 8), 192), 0, 0, 64));
        graph.metadata("quoin.environment", "Othello-v0");
        Files.write(Path.of(model), graph.bytes());

        Result again = Cli.run(command);
        assertThat(again.exitCode()).isEqualTo(2);
        assertThat(again.err()).contains("checksum");
    }
}
