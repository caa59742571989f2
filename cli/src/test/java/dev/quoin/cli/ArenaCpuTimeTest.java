package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// CPU times in the outputs of the arena, and `--equal-time`.
class ArenaCpuTimeTest {
    @TempDir
    Path scratch;

    private Result arena(String... words) {
        var arguments = new ArrayList<>(List.of("arena"));
        arguments.addAll(List.of(words));
        arguments.addAll(
                List.of("-n", "1", "--jobs", "1", "-o", scratch.resolve("out").toString()));
        return Cli.run(arguments.toArray(String[]::new));
    }

    private static JsonNode json(String text) {
        return JsonMapper.builder().build().readTree(text);
    }

    @Test
    void aMatchTellsTheCpuTimeOfEachAgent() throws IOException {
        Result text = arena("match", "greedy", "random", "--variant", "mini");
        assertThat(text.out()).containsPattern("(?m)^CPU s per game +[0-9.]+ +[0-9.]+$");

        JsonNode again = json(arena("match", "greedy", "random", "--variant", "mini", "--json")
                .out());
        for (JsonNode side : again.get("contestants")) {
            assertThat(side.get("cpuSecondsPerGame").asDouble()).isPositive();
            assertThat(side.get("cpuGames").asInt()).isEqualTo(2);
        }
        assertThat(json(Files.readString(scratch.resolve("out/result.json"))).get("contestants"))
                .isEqualTo(again.get("contestants"));
        assertThat(Files.readString(scratch.resolve("out/games.jsonl"))).contains(",\"cpuNanos\":[");
        assertThat(Files.readString(scratch.resolve("out/report.html"))).contains(">CPU s per game<");
    }

    @Test
    void aTableTellsTheCpuTimeOfEachAgent() {
        Result table = arena("table", "greedy", "random", "--variant", "mini");
        assertThat(table.out()).containsPattern("(?m)^Turns .*exchanged +CPU s per game$");
        assertThat(table.out()).containsPattern("(?m)^greedy +[0-9.]+% +[0-9.]+% +[0-9.]+$");
    }

    @Test
    void equalTimeScalesNodesAndIsKeptWhenResumed() {
        String[] words = {
            "match",
            "search:20",
            "search:3",
            "--game",
            "othello",
            "--nodes",
            "2000",
            "--equal-time",
            "--calibration",
            "1"
        };
        Result first = arena(words);
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.err()).startsWith("Calibration with nodes=2000: ");
        assertThat(first.err()).containsPattern("(Equal time|CPU times stay different): nodes=[0-9]+: ");
        String setting = setting();
        assertThat(setting).matches("nodes=[0-9]+ instead of 2000 for the first agent, calibrated with 1 pair");

        Result again = arena(words);

        assertThat(again.exitCode()).as(again.err()).isZero();
        assertThat(again.err()).startsWith("2 of 2 games have already been played");
        assertThat(setting()).isEqualTo(setting);
    }

    private String setting() {
        try {
            return json(Files.readString(scratch.resolve("out/result.json")))
                    .at("/match/equal-time")
                    .asString();
        } catch (IOException why) {
            throw new IllegalStateException(why);
        }
    }

    @Test
    void equalTimeScalesAParameterOfTheSecondAgent() throws IOException {
        Result result = arena(
                "match", "greedy", "mine=static:endgame=50", "--variant", "mini", "--equal-time", "--calibration", "1");
        assertThat(result.exitCode()).as(result.err()).isZero();
        JsonNode match =
                json(Files.readString(scratch.resolve("out/result.json"))).get("match");
        assertThat(match.get("second").asString()).matches("mine=static:endgame=[0-9]+");
        assertThat(match.get("equal-time").asString()).contains(" instead of 50 for the second agent");
    }

    @Test
    void equalTimeNeedsABudget() {
        Result none = arena("match", "greedy", "static", "--variant", "mini", "--equal-time");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).contains("--equal-time needs an agent whose budget can be scaled");
        assertThat(arena("match", "greedy", "random", "--calibration", "3").err())
                .contains("--calibration needs --equal-time");
        assertThat(arena("match", "greedy", "static:endgame=9", "--equal-time", "--pairs", "1-1")
                        .err())
                .contains("--equal-time cannot be combined with --pairs");
    }
}
