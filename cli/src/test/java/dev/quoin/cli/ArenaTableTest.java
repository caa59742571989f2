package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ArenaTableTest {
    private static final List<String> FIVE = List.of("greedy", "a=random", "b=random", "c=clabbers1", "d=random");

    @TempDir
    Path scratch;

    private static Result table(List<String> agents, String... more) {
        var arguments = new ArrayList<>(List.of("arena", "table", "--variant", "mini", "-j", "1"));
        arguments.addAll(agents);
        arguments.addAll(List.of(more));
        return Cli.run(arguments.toArray(String[]::new));
    }

    private String folder(String name) {
        return scratch.resolve(name).toString();
    }

    private static JsonNode json(Result result) {
        assertThat(result.exitCode()).as(result.err()).isZero();
        return JsonMapper.builder().build().readTree(result.out());
    }

    private static List<String> matches(JsonNode table) {
        var matches = new ArrayList<String>();
        table.get("matches")
                .forEach(match -> matches.add(match.get("row").asString() + "-v-"
                        + match.get("column").asString()));
        return matches;
    }

    @Test
    void badInputIsRefusedInPlainWords() {
        refused(
                "a table needs at least two agents, got only 'greedy'. 'quoin arena agents' lists",
                "greedy",
                "--games",
                "2");
        refused("a table needs at least two agents, got none");
        refused("--format must be round-robin, gauntlet or swiss, got 'cup'", "greedy", "random", "--format", "cup");
        refused("--rounds needs --format swiss, got --format round-robin", "greedy", "random", "--rounds", "2");
        refused("--challengers needs --format gauntlet", "greedy", "random", "--challengers", "1");
        refused(
                "--rounds: a Swiss tournament of 2 agents has 1 to 1 rounds",
                "greedy",
                "random",
                "--format",
                "swiss",
                "--rounds",
                "2");
        refused(
                "--challengers: a gauntlet of 2 agents has 1 to 1 challengers, got 2",
                "greedy",
                "random",
                "--format",
                "gauntlet",
                "--challengers",
                "2");
        refused("--alpha needs a test: give --sprt ELO0,ELO1 too", "greedy", "random", "--alpha", "0.1");
        refused("--beta needs a test", "greedy", "random", "--beta", "0.1");
        refused("must be between 0 and 0.5, got 0.6", "greedy", "random", "--sprt", "0,5", "--alpha", "0.6");
        refused("--progress must be at least 1 pair, got 0", "greedy", "random", "--progress", "0", "-o", folder("p"));
        refused("--adjudicate: the crossword game has no such setting", "greedy", "random", "--adjudicate", "exact:8");
    }

    private static void refused(String message, String... arguments) {
        Result result = table(Arrays.asList(arguments));
        assertThat(result.err()).contains(message);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
    }

    @Test
    void inAGauntletTheFirstAgentPlaysAllOthers() {
        JsonNode told = json(table(
                List.of("greedy", "a=random", "b=random"),
                "--format",
                "gauntlet",
                "-n",
                "2",
                "--json",
                "-o",
                folder("g")));
        assertThat(matches(told)).containsExactly("greedy-v-a", "greedy-v-b");
        assertThat(told.at("/fractions/1/2").isNull()).isTrue();
        assertThat(told.at("/match/format").asString()).isEqualTo("gauntlet of 1");
        assertThat(told.get("ratings")).hasSize(3);
    }

    @Test
    void aTestStopsEachMatchOfATable() {
        JsonNode told = json(table(
                List.of("greedy", "a=random", "b=random"),
                "--format",
                "gauntlet",
                "-n",
                "400",
                "--sprt",
                "0,100",
                "--alpha",
                "0.1",
                "--beta",
                "0.1",
                "--no-records",
                "--json",
                "-o",
                folder("s")));
        told.get("matches").forEach(match -> {
            assertThat(match.at("/sprt/verdict").asString()).isEqualTo("elo1");
            assertThat(match.at("/sprt/alpha").asDouble()).isEqualTo(0.1);
            assertThat(match.get("pairs").asInt()).isLessThan(400);
        });
        assertThat(scratch.resolve("s/greedy-v-a/replay.html")).doesNotExist();
        assertThat(scratch.resolve("s/table.html")).content().doesNotContain("replay.html");
    }

    @Test
    void aSwissTournamentThatWasKilledGoesOnAsIfNothingHadHappened() throws IOException {
        String[] command = {"--format", "swiss", "-n", "3", "-o", folder("whole")};
        Result whole = table(FIVE, command);
        assertThat(whole.exitCode()).as(whole.err()).isZero();
        assertThat(whole.err()).contains("Round 1 of 3: ", "; bye: ", "Standings after 6 of 6 matches: ");
        assertThat(whole.out()).contains("Standings ", " and a bye ");
        List<Path> played = matchFolders("whole");
        assertThat(played).as("three rounds of two matches").hasSize(6);
        for (int kept = 0; kept < 6; kept += 2) {
            killedAfter(kept, whole);
        }
    }

    private List<Path> matchFolders(String name) throws IOException {
        try (Stream<Path> files = Files.list(scratch.resolve(name))) {
            return files.filter(Files::isDirectory).sorted().toList();
        }
    }

    /// A kill leaves the matches so far, and the log of one more that ends anywhere.
    private void killedAfter(int kept, Result whole) throws IOException {
        String name = "killed" + kept;
        List<String> order = whole.err()
                .lines()
                .filter(line -> line.contains(" v ") && line.contains("Elo"))
                .map(line -> line.substring(0, line.indexOf(':')).replace(" v ", "-v-"))
                .toList();
        for (int match = 0; match <= kept; match++) {
            Path log = scratch.resolve("whole").resolve(order.get(match)).resolve("games.jsonl");
            Path copy = Files.createDirectories(scratch.resolve(name).resolve(order.get(match)));
            byte[] bytes = Files.readAllBytes(log);
            Files.write(copy.resolve("games.jsonl"), match < kept ? bytes : Arrays.copyOf(bytes, bytes.length * 2 / 3));
        }
        Result resumed = table(FIVE, "--format", "swiss", "-n", "3", "-o", folder(name));
        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        assertThat(withoutCpuTimes(resumed.out())).isEqualTo(withoutCpuTimes(whole.out()));
        assertThat(matchFolders(name).stream().map(Path::getFileName).toList())
                .isEqualTo(matchFolders("whole").stream().map(Path::getFileName).toList());
    }

    @Test
    void progressIsToldWithStandingsAndThePageHasReplays() throws IOException {
        Result result =
                table(List.of("greedy", "a=random", "b=random"), "-n", "4", "--progress", "2", "-o", folder("t"));
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.err())
                .containsPattern(
                        "match 1 of 3, greedy v a: 4 of 8 games, .* left; greedy wins .*; standings: \\w+ [+-]\\d+, ")
                .contains("Standings after 2 of 3 matches: ");
        assertThat(scratch.resolve("t/table.html"))
                .content()
                .contains("<a href=\"greedy-v-a/replay.html\">")
                .doesNotContain("\"refresh\"", "Running");
        assertThat(scratch.resolve("t/greedy-v-a/replay.html")).content().contains("\"back\":\"../table.html\"");
        assertThat(scratch.resolve("t/greedy-v-a/replay/00001.js")).content().contains("00001a", "00004b");
        assertThat(scratch.resolve("t/greedy-v-a/report.html")).content().contains("replay.html");
    }

    @Test
    void tournamentIsAnotherNameForTable() {
        assertThat(Cli.run("arena", "tournament", "greedy").err()).contains("a table needs at least two agents");
    }

    @Test
    void anAdjudicatedMatchSaysSoAndResumes() throws IOException {
        String[] command = {
            "arena",
            "match",
            "greedy",
            "random",
            "--game",
            "othello",
            "-n",
            "2",
            "-j",
            "1",
            "--json",
            "--adjudicate",
            "exact:8",
            "-o",
            folder("o")
        };
        JsonNode told = json(Cli.run(command));
        assertThat(told.get("adjudicatedGames").asInt()).isPositive();
        assertThat(told.at("/match/adjudicate").asString()).isEqualTo("exact:8");
        assertThat(scratch.resolve("o/games.jsonl")).content().contains("\"adjudicated\":true");
        assertThat(json(Cli.run(command))).isEqualTo(told);
        command[12] = "exact:9";
        assertThat(Cli.run(command).err()).contains("adjudicate is exact:8 there and exact:9 here");
    }

    private static String withoutCpuTimes(String table) {
        return table.replaceAll("(?m)^(\\S+ +[0-9.]+% +[0-9.]+%) +[0-9.]+$", "$1");
    }
}
