package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BenchCommandTest {
    private static final String QUIZ = "15/".repeat(7) + "5QUIZ6/" + "15/".repeat(6) + "15 AEZST?D/ 0/44 0\n";

    @TempDir
    Path directory;

    @Test
    void countsAndChecksumDoNotDependOnTheTimeMeasured() throws Exception {
        Path file = Files.writeString(directory.resolve("positions.cgp"), QUIZ);
        JsonNode first = bench("--cgp", file.toString(), "--seconds", "0.1", "--json");
        JsonNode second = bench("--cgp", file.toString(), "--seconds", "0.3", "--json");
        assertThat(first.get("positions").asInt()).isEqualTo(1);
        assertThat(first.get("plays").asInt()).isEqualTo(1659);
        assertThat(first.get("checksum").asString())
                .isEqualTo(second.get("checksum").asString());
        assertThat(first.get("allMicrosPerPosition").asDouble()).isPositive();
    }

    @Test
    void othelloCountsWithEveryKernelAndAlwaysFindsTheSame() {
        JsonNode first = run("bench", "othello", "--seconds", "0.1", "--json");
        JsonNode second = run("bench", "othello", "--seconds", "0.2", "--json");
        assertThat(first.get("leaves").asLong()).isEqualTo(3_005_288);
        assertThat(first.get("leavesPerSecond").get("scalar").asDouble()).isPositive();
        assertThat(first.get("searchStopMedianMillis").asDouble()).isPositive();
        assertThat(first.get("endgameStopWorstMillis").asDouble()).isPositive();
        assertThat(first.get("checksum").asString())
                .isEqualTo(second.get("checksum").asString());
    }

    @Test
    void environmentsAreMeasuredByWhatTheyShow() {
        JsonNode figures = run("bench", "env", "--seconds", "0.1", "--threads", "3", "--json");
        assertThat(figures.get("slots").asInt()).isEqualTo(256);
        assertThat(figures.get("stepsPerSecond")
                        .get("mask and (3, 8, 8) float32, threads: 3")
                        .asDouble())
                .isPositive();
        assertThat(Cli.run("bench", "env", "--seconds", "0.1").out()).contains(" M steps/s  rules only");
        assertThat(Cli.run("bench", "env", "--threads", "0").err())
                .isEqualTo("quoin bench env: --threads must be 1 to 256, got 0\n");
    }

    @Test
    void theArenaIsMeasuredAloneAndWithItsLog() {
        JsonNode figures = run("bench", "arena", "--seconds", "0.1", "--json");
        assertThat(figures.get("judgedGamesPerSecond").asDouble()).isPositive();
        assertThat(figures.get("keptGamesPerSecond").asDouble()).isPositive();
        assertThat(Cli.run("bench", "arena", "--seconds", "0").exitCode()).isEqualTo(2);
    }

    @Test
    void theServerIsMeasuredByDailyGamesAndStopsByItself() {
        JsonNode figures = run("bench", "daily", "--seconds", "0.1", "--players", "2", "--json");
        for (String phase : new String[] {"flatOut", "steady"}) {
            JsonNode measured = figures.get(phase);
            assertThat(measured.get("submissionsPerSecond").asDouble()).isPositive();
            assertThat(measured.get("p99Millis").asDouble())
                    .isGreaterThanOrEqualTo(measured.get("medianMillis").asDouble());
        }
        assertThat(Cli.run("bench", "daily", "--players", "0").exitCode()).isEqualTo(2);
        assertThat(Cli.run("bench", "daily", "--rate", "0").exitCode()).isEqualTo(2);
    }

    @Test
    void theReplyOfGreedyIsMeasuredFromTheMoveToTheEvent() {
        JsonNode figures = run("bench", "reply", "--seconds", "0.1", "--json");
        assertThat(figures.get("replies").asInt()).isPositive();
        assertThat(figures.get("worstMillis").asDouble())
                .isGreaterThanOrEqualTo(figures.get("medianMillis").asDouble());
    }

    @Test
    void theBestLineOfAPuzzleIsMeasured() {
        JsonNode figures = run("bench", "line", "--puzzles", "1", "--json");
        assertThat(figures.get("longest").asString()).isEqualTo("2026-01-01");
        assertThat(figures.get("points").asInt()).isEqualTo(452);
        assertThat(Cli.run("bench", "line", "--puzzles", "0").exitCode()).isEqualTo(2);
    }

    @Test
    void badOptionsAreRefused() throws Exception {
        Path empty = Files.writeString(directory.resolve("empty.cgp"), "\n");
        assertThat(Cli.run("bench", "movegen", "--seconds", "0").err())
                .isEqualTo("quoin bench movegen: --seconds must be more than 0 and at most 3600, got 0.0\n");
        assertThat(Cli.run("bench", "othello", "--seconds", "-1").exitCode()).isEqualTo(2);
        Result result = Cli.run("bench", "movegen", "--cgp", empty.toString());
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("empty.cgp is empty");
    }

    private static JsonNode bench(String... options) {
        var command = new java.util.ArrayList<>(java.util.List.of("bench", "movegen"));
        command.addAll(java.util.List.of(options));
        return run(command.toArray(String[]::new));
    }

    private static JsonNode run(String... command) {
        return JsonMapper.builder().build().readTree(Cli.run(command).out());
    }
}
