package dev.quoin.cli.compatibility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.quoin.cli.Cli;
import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Match folders of the arena of commit 25d2a97: they are read, continued and played again with the same outcome.
///
/// Each folder has the arguments of `quoin arena match`, what it printed and what it wrote. The match `refused` has an
/// agent whose moves are refused, `lost` one that ends without an answer, `overtime` one that is too slow, `house` a
/// variant and weights from files.
///
/// Reports have told more since then, which is left out before they are compared; and games of external agents are
/// played
/// in another order, so the lines of their logs are sorted.
@DisabledOnOs(OS.WINDOWS)
class StoredMatchesTest {
    @TempDir
    Path scratch;

    private Samples samples;

    @BeforeEach
    void open() {
        samples = Samples.in(scratch);
    }

    private static List<String> matches() {
        return Samples.names("matches");
    }

    @ParameterizedTest
    @MethodSource("matches")
    void aFinishedMatchIsReportedAsItWas(String name) throws IOException {
        Path folder = scratch.resolve("match");
        samples.copy("matches/" + name, folder);
        Files.delete(folder.resolve("result.json"));
        int games = Files.readAllLines(folder.resolve("games.jsonl")).size() - 1;

        Result result = match(name, folder);

        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.err()).startsWith(games + " of ");
        assertThat(withoutAdditions(result.out()))
                .isEqualTo(inTodaysWords(samples.text("matches/" + name + "/output.txt")));
        assertThat(folder.resolve("games.jsonl")).content().isEqualTo(samples.text("matches/" + name + "/games.jsonl"));
        for (String file : List.of("result.json", "report.html")) {
            if (Files.exists(samples.path("matches/" + name + "/" + file))) {
                assertThat(figures(withoutAdditions(Samples.read(folder.resolve(file)))))
                        .isEqualTo(figures(stored("matches/" + name + "/" + file)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("matches")
    void aMatchThatIsPlayedAgainGoesAsItWent(String name) {
        Path folder = scratch.resolve("match");
        Result result = match(name, folder);
        assertThat(result.exitCode()).as(result.err()).isZero();
        isAsItWas(name, folder);
        assertThat(withoutTimes(withoutAdditions(result.out())))
                .isEqualTo(withoutTimes(inTodaysWords(samples.text("matches/" + name + "/output.txt"))));
        assertThat(withoutTimes(withoutAdditions(Samples.read(folder.resolve("match.json"))))
                        .replace(" --sandbox off -j 1 -o " + folder, "")
                        .replace(" --sandbox off -j 1 -o '" + folder + "'", ""))
                .isEqualTo(withoutTimes(stored("matches/" + name + "/match.json")));
    }

    /// As kill -9 leaves it: the last line of the log is not whole.
    @ParameterizedTest
    @ValueSource(strings = {"mini", "learnt", "house", "othello", "nodes", "shell", "sprt"})
    void aMatchThatWasStoppedGoesOn(String name) throws IOException {
        Path folder = Files.createDirectory(scratch.resolve("match"));
        String log = samples.text("matches/" + name + "/games.jsonl");
        int second = log.indexOf('\n', log.indexOf('\n') + 1) + 1;
        Files.writeString(folder.resolve("games.jsonl"), log.substring(0, second + 100));
        Files.createDirectory(folder.resolve("records"));
        for (String extension : List.of("gcg", "ggf")) {
            Path first = samples.path("matches/" + name + "/records/00001a." + extension);
            if (Files.exists(first)) {
                Files.copy(first, folder.resolve("records/00001a." + extension));
            }
        }

        Result result = match(name, folder);

        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.err()).startsWith("1 of ");
        assertThat(Samples.read(folder.resolve("games.jsonl"))).startsWith(log.substring(0, second));
        isAsItWas(name, folder);
    }

    private Result match(String name, Path folder) {
        return arena("match", "matches/" + name, folder);
    }

    private Result arena(String command, String sample, Path folder) {
        var arguments = new ArrayList<>(List.of("arena", command));
        arguments.addAll(samples.lines(sample + "/arguments.txt"));
        arguments.addAll(List.of("--sandbox", "off", "-j", "1", "-o", folder.toString()));
        return Cli.run(arguments.toArray(String[]::new));
    }

    /// Log, result and records, but for the times.
    private void isAsItWas(String name, Path folder) {
        String stored = "matches/" + name + "/";
        for (String file : List.of("games.jsonl", "result.json")) {
            boolean isSorted = samples.text(stored + "games.jsonl").contains("\"isolation\"")
                    || Samples.read(folder.resolve("games.jsonl")).contains("\"isolation\"");
            assertThat(lines(withoutTimes(withoutAdditions(Samples.read(folder.resolve(file)))), isSorted))
                    .as(file)
                    .isEqualTo(lines(withoutTimes(stored(stored + file)), isSorted));
        }
        if (Files.exists(samples.path(stored + "records"))) {
            assertThat(Samples.names(folder.resolve("records"))).isEqualTo(Samples.names(stored + "records"));
            for (String record : Samples.names(stored + "records")) {
                assertThat(withoutTimes(Samples.withoutVariant(Samples.read(folder.resolve("records/" + record)))))
                        .as(record)
                        .isEqualTo(withoutTimes(inTodaysWords(samples.text(stored + "records/" + record))));
            }
        }
    }

    private static List<String> lines(String text, boolean isSorted) {
        return isSorted ? text.lines().sorted().toList() : text.lines().toList();
    }

    /// What the arena tells now and did not tell then: shares of passes and exchanges, isolation, warnings,
    /// normalized Elo, likelihood of superiority, error rates of tests, adjudication, CPU times.
    private static String withoutAdditions(String text) {
        return text.replaceAll(
                        "(?m)^(passed|exchanged|isolation|warning|nElo|LOS|adjudicated|CPU s per game) .*\\R", "")
                .replaceAll("\\R\\RTurns(?s:.*)", "\n")
                .replaceAll(",\"normalizedElo\":\\{[^}]*},\"los\":[^,]*", "")
                .replaceAll(",\"adjudicatedGames\":\\d+", "")
                .replaceAll(",\"cpuNanos\":\\[[^]]*]", "")
                .replaceAll(",\"alpha\":[^,]*,\"beta\":[^,}]*,", ",")
                .replaceAll(",\"isolation\":\\{[^}]*}", "")
                .replace(",\"keepAgents\":false", "")
                .replaceAll(",\"warnings\":\\[[^]]*]", "")
                .replaceAll(",\"turns\":\\d+,\"passes\":[^}]*", "")
                .replace(",\"forced\":true", "")
                .replaceAll("(?m)^\\.warning\\{.*\\R", "")
                .replaceAll("(\"millisPerMove\":\\{[^}]*),\"total\":[^}]*", "$1")
                .replaceAll("</?a\\b[^>]*>", "")
                .replace(" Click a figure to replay the games.", "")
                .replaceAll("<p class=\"(note|warning)\">(Isolation|Warning): .*\\R", "")
                .replaceAll("<th scope=\"col\">(passed|exchanged)</th>", "")
                .replaceAll("<td>[0-9.]+[  ]?%</td>", "");
    }

    /// A stored file as it would be written today. Logs keep their settings as text.
    private String stored(String file) {
        String text = inTodaysWords(samples.text(file));
        return file.endsWith(".json") ? typed(text) : text;
    }

    /// The settings were strings once.
    private static String typed(String json) {
        return json.replaceAll("\"(pairs|seed|tries)\":\"(\\d+)\"", "\"$1\":$2")
                .replaceAll("\"(sprt|clock|budget)\":\"none\"", "\"$1\":null")
                .replaceAll(
                        "\"sprt\":\"([^,\"]*),([^,\"]*),([^,\"]*),([^,\"]*)\"",
                        "\"sprt\":{\"elo0\":$1,\"elo1\":$2,\"alpha\":$3,\"beta\":$4}")
                .replace(
                        "\"clock\":\"0.1 s, then penalty\"",
                        "\"clock\":{\"control\":\"100ms\",\"per\":\"game\",\"seconds\":0.1,\"increment\":0.0,"
                                + "\"moves\":0,\"overtime\":\"penalty\"}")
                .replaceAll("\"stall\":\"([0-9.]+) s\"", "\"stall\":$1")
                .replaceAll("\"budget\":\"(\\d+) nodes\"", "\"budget\":{\"nodes\":$1}")
                .replace(
                        "\"agents\":\"greedy, random, other=clabbers1\"",
                        "\"agents\":[\"greedy\",\"random\",\"other=clabbers1\"]");
    }

    /// Of a page the cross table, the ratings and the scores; its tables of figures have more columns now.
    private static String figures(String text) {
        int from = text.indexOf("<h2>Games won by row");
        return from < 0 ? text : text.substring(from, text.indexOf("<h2>Matches</h2>"));
    }

    /// Labels and messages were reworded since; nothing else may change.
    private static String inTodaysWords(String stored) {
        return stored.replaceAll("(?m)^(spread|bingos) a game {2}", "$1 per game")
                .replaceAll("(?m)^(median|p99) a move {2}", "$1 per move")
                .replace(">bingos a game<", ">bingos per game<")
                .replaceAll(">(median|p99) a move<", ">$1 per move<")
                .replace("Fraction of games won by row", "Games won by row")
                .replace("Blue where the row wins more often, orange where", "Blue: the row wins more often. Orange:")
                .replace("Below each figure the 95", "Below each figure is its 95")
                .replace("Elo against the average", "Elo relative to the average")
                .replaceAll("([0-9])[  ]%", "$1%")
                .replaceAll("(?m)^pairs 0 to 2 ", "pentanomial  ")
                .replaceAll("(<span>|average )-(?=[0-9])", "$1−")
                .replaceAll("(?m) in 1 pairs$", " in 1 pair")
                .replaceAll("(?m)^((?:median|p99) per move.*) {5}0\\.00 ms", "$1           –")
                .replace("\"median\":0.0,\"p99\":0.0}", "\"median\":null,\"p99\":null}")
                .replace("before it answered", "before it replied")
                .replace(", the rack ", ", but the rack ");
    }

    private static String withoutTimes(String text) {
        return text.replaceAll("\"nanos\":\\d+", "\"nanos\":0")
                .replaceAll("\"millisPerMove\":\\{[^}]*}", "\"millisPerMove\":{}")
                .replaceAll("(?m)^(median|p99) per move.*", "$1 per move")
                .replaceAll("//[0-9.]+\\]", "//0.000]");
    }

    @Test
    void aTableIsMadeFromItsLogs() throws IOException {
        Path folder = scratch.resolve("table");
        samples.copy("table", folder);
        Files.delete(folder.resolve("table.json"));
        Result result = arena("table", "table", folder);
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(withoutAdditions(result.out())).isEqualTo(inTodaysWords(samples.text("table/output.txt")));
        assertThat(folder.resolve("table.txt")).content().isEqualTo(result.out());
        assertThat(withoutAdditions(Samples.read(folder.resolve("table.json"))).replaceFirst(",\"folder\":.*", "}"))
                .isEqualTo(stored("table/table.json"));
        for (String match : List.of("greedy-v-random", "greedy-v-other", "random-v-other")) {
            assertThat(folder.resolve(match).resolve("games.jsonl"))
                    .content()
                    .isEqualTo(samples.text("table/" + match + "/games.jsonl"));
        }
    }

    /// A game and an agent as it is typed, each with three lines: what the log calls it, and how it fared twice.
    private static List<String> agents() {
        return Samples.unfilled("agents.txt")
                .lines()
                .filter(line -> !line.startsWith(" "))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("agents")
    void everyAgentThatALogCanNamePlaysAsItDid(String line) throws IOException {
        List<String> lines = samples.lines("agents.txt");
        int at = lines.indexOf(samples.filled(line));
        String game = line.substring(0, line.indexOf(' '));
        String agent = samples.filled(line.substring(line.indexOf(' ') + 1));
        Path folder = scratch.resolve("match");
        var command = new ArrayList<>(List.of("arena", "match", agent, "random", "--game", game));
        if (game.equals("crossword")) {
            command.addAll(List.of("--variant", "mini"));
        }
        command.addAll(List.of("-n", "1", "--seed", "21", "-j", "1", "--no-records", "-o", folder.toString()));
        command.addAll(List.of("--sandbox", "off"));
        Result result = Cli.run(command.toArray(String[]::new));
        assumeFalse(result.err().contains("ONNX Runtime crashes if"), result.err());
        assertThat(result.exitCode()).as(result.err()).isZero();
        List<String> log = new ArrayList<>(Files.readAllLines(folder.resolve("games.jsonl")));
        log.subList(1, log.size()).sort(null);
        assertThat(log.getFirst()).contains("\"first\":\"" + lines.get(at + 1).strip() + "\"");
        for (int number = 1; number <= 2; number++) {
            String expected = lines.get(at + 1 + number).strip();
            int space = expected.lastIndexOf(' ');
            assertThat(log.get(number))
                    .contains("\"names\":" + expected.substring(0, space) + ",\"points\":"
                            + expected.substring(space + 1));
        }
    }
}
