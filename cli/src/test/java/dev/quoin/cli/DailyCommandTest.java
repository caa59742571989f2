package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.line.BestLine;
import dev.quoin.crossword.daily.line.Line;
import dev.quoin.crossword.daily.line.LineWatcher;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DailyCommandTest {
    private static final String DATE = "2026-01-01";

    private static JsonNode json(Result result) {
        assertThat(result.exitCode()).as(result.err()).isZero();
        return JsonMapper.builder().build().readTree(result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"show", "best"})
    void datesThatHaveNoPuzzleAreRefused(String command) {
        Result future = Cli.run("daily", command, "9999-12-31");
        assertThat(future.exitCode()).isEqualTo(2);
        assertThat(future.out()).isEmpty();
        assertThat(future.err()).contains("the puzzle of 9999-12-31 is not available yet: today is ");

        Result past = Cli.run("daily", command, "2025-12-31");
        assertThat(past.exitCode()).isEqualTo(2);
        assertThat(past.err()).contains("the first puzzle is from 2026-01-01, got 2025-12-31");

        Result none = Cli.run("daily", command, "1/1/2026");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).contains("DATE must be a date such as 2026-01-01, or today, got '1/1/2026'");
    }

    @Nested
    class Shown {
        @Test
        void aPuzzleIsItsWordItsSquaresAndTheFirstRack() {
            assertThat(Cli.run("daily", "show", DATE).out()).isEqualTo("""
                    date     2026-01-01
                    word     PERSON H6, down
                    squares  6H 7H 8H 9H 10H 11H
                    rack     ABDENOQ
                    """);
        }

        @Test
        void jsonSaysTheSameAndNothingOfTheBagButItsSize() {
            JsonNode shown = json(Cli.run("daily", "show", DATE, "--json"));
            assertThat(shown.propertyNames())
                    .containsExactly(
                            "date",
                            "lexicon",
                            "word",
                            "at",
                            "row",
                            "column",
                            "direction",
                            "squares",
                            "rack",
                            "bag",
                            "turns");
            assertThat(shown.get("at").asString()).isEqualTo("H6");
            assertThat(shown.get("squares").toString()).isEqualTo("[\"6H\",\"7H\",\"8H\",\"9H\",\"10H\",\"11H\"]");
            assertThat(shown.get("rack").asString()).isEqualTo("ABDENOQ");
            assertThat(shown.get("bag").asInt()).isEqualTo(85);
        }

        @Test
        void aPublishedKeyShowsThePuzzleThatWasPlayedWithIt() {
            String key = "2921026a97a68321ed96dc5c8406e1534971c347a499d73ec1efbc624c999505";
            assertThat(Cli.run("daily", "show", "2026-11-15", "--key", key).out())
                    .isEqualTo("""
                    date     2026-11-15
                    word     ACHIEVE H7, down
                    squares  7H 8H 9H 10H 11H 12H 13H
                    rack     ENORSTW
                    """);
            Result wrong = Cli.run("daily", "best", DATE, "--key", "abc");
            assertThat(wrong.exitCode()).isEqualTo(2);
            assertThat(wrong.err()).contains("a key must have 64 hexadecimal digits");
        }

        @Test
        void todayHasAPuzzle() {
            assertThat(Cli.run("daily", "show", "today").out()).contains("\nrack ");
        }
    }

    @Nested
    class Best {
        private final Line line = BestLine.of(DailyLetters.of(DailyEdition.FIRST))
                .find(DailyPuzzle.of(LocalDate.parse(DATE)), 2, LineWatcher.silent());

        @Test
        void everyTurnIsALineAndTheTotalTheLast() {
            Result result = Cli.run("daily", "best", DATE, "--width", "2");
            assertThat(result.exitCode()).isZero();
            List<String> lines = result.out().lines().toList();
            assertThat(lines).hasSize(6).last().isEqualTo("total\t" + line.total());
            assertThat(lines.getFirst()).startsWith("1\t").endsWith("\tABDENOQ");
            assertThat(lines.stream().limit(5).mapToInt(turn -> Integer.parseInt(turn.split("\t")[1])))
                    .containsExactlyElementsOf(line.end().turns().stream()
                            .map(turn -> turn.score())
                            .toList());
            assertThat(result.err()).matches("2 rounds in [\\d.]+ s\n");
        }

        @Test
        void jsonHasPlaysWithReceipts() {
            JsonNode best = json(Cli.run("daily", "best", DATE, "--width", "2", "--json"));
            assertThat(best.get("total").asInt()).isEqualTo(line.total());
            assertThat(best.get("rounds").asInt()).isEqualTo(2);
            assertThat(best.get("turns").size()).isEqualTo(5);
            JsonNode first = best.get("turns").get(0);
            assertThat(first.get("turn").asInt()).isEqualTo(1);
            assertThat(first.get("rack").asString()).isEqualTo("ABDENOQ");
            assertThat(first.get("play").get("receipt").get("total").asInt())
                    .isEqualTo(first.get("score").asInt());
        }

        @Test
        void aWidthOfNothingIsRefused() {
            Result result = Cli.run("daily", "best", DATE, "--width", "0");
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).contains("--width must be at least 1, got 0");
        }

        @Test
        void anInterruptEndsWith130AndShowsTheBestSoFar() throws Exception {
            Process process = Cli.process("Main", Map.of(), "daily", "best", DATE, "--width", "1000000")
                    .start();
            Thread.sleep(3000);
            assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                            .start()
                            .waitFor())
                    .isZero();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(130);
            assertThat(new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                    .matches("(?s)1\t.*\ntotal\t\\d+\n");
        }
    }
}
