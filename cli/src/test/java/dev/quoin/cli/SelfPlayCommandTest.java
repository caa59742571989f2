package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SelfPlayCommandTest {
    @TempDir
    Path scratch;

    private Result run(String folder, String... words) {
        var arguments = new ArrayList<>(List.of("selfplay"));
        arguments.addAll(List.of(words));
        arguments.addAll(List.of("--output", scratch.resolve(folder).toString()));
        return Cli.run(arguments.toArray(String[]::new));
    }

    private byte[] games(String folder) throws IOException {
        return Files.readAllBytes(scratch.resolve(folder).resolve("games.jsonl"));
    }

    @ParameterizedTest
    @CsvSource({
        "sim:iterations=5 --variant mini",
        "level:3 static --variant mini",
        "champion --variant mini --nodes 20",
        "patterns:2 --game othello --opening 4",
        "search:2 greedy --game othello --adjudicate exact:6",
    })
    void theSameSeedGivesTheSameBytesOnAnyNumberOfCores(String words) throws IOException {
        Result one = run("one", (words + " --games 6 --seed 4 --jobs 1").split(" "));
        assertThat(one.exitCode()).as(one.err()).isZero();
        assertThat(one.out()).isEmpty();
        assertThat(one.err()).contains("The games are in ");
        assertThat(run("three", (words + " --games 6 --seed 4 --jobs 3").split(" "))
                        .exitCode())
                .isZero();
        assertThat(games("three")).isEqualTo(games("one"));
        assertThat(scratch.resolve("three/settings.json")).hasSameBinaryContentAs(scratch.resolve("one/settings.json"));
    }

    @Test
    void settingsSayWhatWasPlayed() throws IOException {
        assertThat(run("games", "greedy", "random", "-g", "othello", "-n", "1", "--nodes", "9")
                        .exitCode())
                .isZero();
        JsonNode settings =
                JsonMapper.builder().build().readTree(Files.readString(scratch.resolve("games/settings.json")));
        assertThat(settings.get("selfplay").intValue()).isEqualTo(1);
        assertThat(settings.get("game").stringValue()).isEqualTo("othello");
        assertThat(settings.get("first").stringValue()).isEqualTo("greedy");
        assertThat(settings.get("second").stringValue()).isEqualTo("random");
        assertThat(settings.get("seed").longValue()).isEqualTo(1);
        assertThat(settings.get("nodes").longValue()).isEqualTo(9);
        assertThat(settings.has("version")).isTrue();
    }

    @Test
    void aLongerRunGoesOnAndARangeIsAPartOfIt() throws IOException {
        String[] words = {"random", "--variant", "mini", "--games", "5"};
        assertThat(run("games", words).exitCode()).isZero();
        words[4] = "9";
        Result more = run("games", words);
        assertThat(more.err()).contains("5 of 9 games have already been played");
        assertThat(run("whole", words).exitCode()).isZero();
        assertThat(games("games")).isEqualTo(games("whole"));
        assertThat(run("part", "random", "--variant", "mini", "--games", "9", "--only", "3-9")
                        .exitCode())
                .isZero();
        assertThat(new String(games("whole"), UTF_8)).endsWith(new String(games("part"), UTF_8));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void ctrlCSaysHowToResume() throws Exception {
        String folder = scratch.resolve("games").toString();
        Process process = Cli.process(
                        "Main",
                        Map.of(),
                        "selfplay",
                        "greedy",
                        "--variant",
                        "mini",
                        "--games",
                        "10000000",
                        "--output",
                        folder)
                .redirectError(scratch.resolve("err").toFile())
                .start();
        Path file = scratch.resolve("games/games.jsonl");
        while (process.isAlive() && (!Files.exists(file) || Files.size(file) == 0)) {
            Thread.onSpinWait();
        }
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(scratch.resolve("err")).content().contains("Interrupted. To resume: quoin selfplay greedy");
        assertThat(games("games")).endsWith('\n');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nobody|no such agent: 'nobody'. Agents: greedy",
                "cmd:true|no such agent: 'cmd'",
                "random random random|self-play has one or two agents, got 3",
                "random --games 0|--games must be 1 to 100000000, got 0",
                "random --nodes 0|--nodes must be at least 1, got 0",
                "random --only 5|--only takes the first and the last game, such as 11-20, got '5'",
                "random --only 5-4|--only: a range of games is within 1 to 100000000",
                "random --only 5-400|--only must not go beyond --games, which is 100, got 5-400",
                "random --jobs 0|--jobs must be 1 to 256, got 0",
                "random --variant nowhere|nowhere",
                "random --game chess|--game: ",
                "search:99 --game othello|99",
            })
    void invalidInputIsExplained(String words, String sentence) {
        Result result = run("games", words.split(" "));
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).startsWith("quoin selfplay: ").contains(sentence);
        assertThat(scratch.resolve("games")).doesNotExist();
    }
}
