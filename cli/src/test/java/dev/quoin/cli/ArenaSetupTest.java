package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Files of agents, time controls and files of openings.
class ArenaSetupTest {
    private static final String TWO = """
            [[agent]]
            name = "quick"
            agent = "greedy"
            clock = "10s+1s"

            [[agent]]
            name = "deep"
            agent = "search"
            options = { depth = 2 }
            budget = "500n"
            """;

    @TempDir
    Path scratch;

    private String file(String name, String text) throws IOException {
        Path file = scratch.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    private String folder(String name) {
        return scratch.resolve(name).toString();
    }

    private static Result arena(String command, String... more) {
        var arguments = new ArrayList<>(List.of("arena", command));
        arguments.addAll(List.of(more));
        return Cli.run(arguments.toArray(String[]::new));
    }

    private static JsonNode json(Result result) {
        assertThat(result.exitCode()).as(result.err()).isZero();
        return JsonMapper.shared().readTree(result.out());
    }

    private static void refused(String message, Result result) {
        assertThat(result.err()).contains(message);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
    }

    @Nested
    class Clocks {
        private Result match(String folder, String... more) {
            var arguments = new ArrayList<>(List.of("greedy", "random", "--variant", "mini", "-n", "1", "--json"));
            arguments.addAll(List.of("-o", folder(folder)));
            arguments.addAll(List.of(more));
            return arena("match", arguments.toArray(String[]::new));
        }

        @Test
        void areReadAsPlayersWriteThem() {
            JsonNode clock =
                    json(match("a", "--clock", "40/5m+3s")).get("match").get("clock");
            assertThat(clock.get("control").asString()).isEqualTo("40/5m+3s");
            assertThat(clock.get("seconds").doubleValue()).isEqualTo(300);
            assertThat(clock.get("increment").doubleValue()).isEqualTo(3);
            assertThat(clock.get("moves").intValue()).isEqualTo(40);
            JsonNode nodes = json(match("b", "--clock", "20000n")).get("match");
            assertThat(nodes.get("clock").isNull()).isTrue();
            assertThat(nodes.get("budget").get("nodes").intValue()).isEqualTo(20_000);
            refused(
                    "clock is 40/5m+3s, then penalty there and 2s/move, then penalty here",
                    match("a", "--clock", "2s/move"));
        }

        @Test
        void ofAVariantActOnRequest() throws IOException {
            String text = VariantWriter.write(Variants.named("mini"));
            String variant =
                    file("my.variant", text.replace("name = mini", "name = my").replace("none", "1:30"));
            String[] match = {"greedy", "random", "--variant", variant, "-n", "1", "--json", "-o", folder("v")};
            Result untimed = arena("match", match);
            assertThat(json(untimed).get("match").get("clock").isNull()).isTrue();
            assertThat(untimed.err())
                    .contains("Variant my has a clock of 90s, but matches have no clock by default. To use it, give"
                            + " --clock variant.");
            var timed = new ArrayList<>(List.of(match));
            timed.set(timed.size() - 1, folder("w"));
            timed.addAll(List.of("--clock", "variant"));
            Result clocked = arena("match", timed.toArray(String[]::new));
            assertThat(json(clocked).get("match").get("clock").get("control").asString())
                    .isEqualTo("90s");
            assertThat(clocked.err()).doesNotContain("by default");
            refused("--clock variant: variant mini has no clock. Give a time", match("x", "--clock", "variant"));
            refused(
                    "--clock variant: this game has no clock",
                    arena("match", "greedy", "random", "--game", "othello", "--clock", "variant"));
        }

        @Test
        void withoutAUnitAreRefused() {
            refused(
                    "--clock: cannot read '5': a time needs a unit, such as 5s, 5m or 5h, got '5'. Write 5m (whole game),"
                            + " 5m+3s (increment), 40/5m (40 moves, then again) or 2s/move",
                    match("c", "--clock", "5"));
            refused("--clock: give nodes or a budget, not both", match("c", "--clock", "50n", "--nodes", "60"));
        }
    }

    @Nested
    class Agents {
        private Result match(String agents, String folder, String... more) {
            var arguments = new ArrayList<>(List.of("quick", "deep", "--game", "othello", "-n", "1", "--json"));
            arguments.addAll(List.of("--agents", agents, "-o", folder(folder)));
            arguments.addAll(List.of(more));
            return arena("match", arguments.toArray(String[]::new));
        }

        @Test
        void haveClocksBudgetsAndOptionsOfTheirOwn() throws IOException {
            JsonNode told = json(match(file("agents.toml", TWO), "m")).get("match");
            assertThat(told.get("first").asString()).isEqualTo("quick=greedy");
            assertThat(told.get("second").asString()).isEqualTo("deep=search:depth=2");
            assertThat(told.get("first-clock").get("control").asString()).isEqualTo("10s+1s");
            assertThat(told.get("second-clock").isNull()).isTrue();
            assertThat(told.get("second-budget").get("nodes").intValue()).isEqualTo(500);
        }

        @Test
        void areTheSameMatchOnlyWithTheSameSettings() throws IOException {
            String agents = file("agents.toml", TWO);
            match(agents, "m");
            assertThat(match(agents, "m").err()).startsWith("2 of 2 games have already been played");
            file("agents.toml", TWO.replace("10s+1s", "10s+2s"));
            refused("first-clock is 10s+1s, then penalty there and 10s+2s, then penalty here", match(agents, "m"));
            file("agents.toml", TWO.replace("budget", "env = { KEY = \"x\" }\nbudget"));
            refused("second-env is missing there and KEY with checksum", match(agents, "m"));
        }

        @Test
        void canBeRenamedAndPlayInTablesAndEvaluations() throws IOException {
            String agents = file("agents.toml", TWO);
            String[] game = {"--game", "othello", "-n", "1", "--agents", agents, "--json"};
            var table = new ArrayList<>(List.of("arena", "table", "deep", "random", "fast=quick", "-o", folder("t")));
            table.addAll(List.of(game));
            JsonNode told = json(Cli.run(table.toArray(String[]::new)));
            assertThat(told.get("match").get("agents").toString())
                    .isEqualTo("[\"deep=search:depth=2\",\"random\",\"fast=greedy\"]");
            assertThat(told.get("names").toString()).isEqualTo("[\"deep\",\"random\",\"fast\"]");
            var evaluation = new ArrayList<>(List.of("evaluate", "quick", "--against", "random"));
            evaluation.addAll(List.of(game));
            JsonNode evaluated = json(Cli.run(evaluation.toArray(String[]::new)));
            assertThat(evaluated.get("match").get("first-clock").get("control").asString())
                    .isEqualTo("10s+1s");
        }

        @Test
        @DisabledOnOs(OS.WINDOWS)
        void areProgramsWithPathsRelativeToTheFile() throws IOException {
            file("bots/passer.sh", "#!/bin/sh\nwhile read -r line; do echo \"$PWD $KEY\" >&2; echo pass; done\n");
            file("bots/home/note", "");
            String agents = file("bots/agents.toml", """
                    [[agent]]
                    name = "passer"
                    command = "sh passer.sh"
                    dir = "home"
                    env = { KEY = "from the file" }
                    clock = "40/5m+3s"
                    """);
            String[] options = {"--variant", "mini", "--agents", agents, "--sandbox", "off"};
            var match = new ArrayList<>(List.of("passer", "greedy", "-n", "1", "--verbosity", "messages"));
            match.addAll(List.of("-o", folder("m"), "--env", "KEY=from the command"));
            match.addAll(List.of(options));
            Result result = arena("match", match.toArray(String[]::new));
            assertThat(result.exitCode()).as(result.err()).isZero();
            assertThat(result.err())
                    .containsPattern("\"secondstogo\":(300.0|29\\d\\.\\d+),")
                    .contains("\"increment\":3.0,\"movestogo\":40,");
            try (var logs = Files.list(scratch.resolve("m/logs/passer"))) {
                assertThat(Files.readString(logs.findFirst().orElseThrow())).contains("bots/home from the file");
            }
            var check = new ArrayList<>(List.of("passer"));
            check.addAll(List.of(options));
            assertThat(arena("check", check.toArray(String[]::new)).out())
                    .startsWith("ok          the program starts\n");
        }

        @Test
        void thatAreWrongAreRefusedWithFileAndLine() throws IOException {
            wrong("[[agent]]\nname = \"a\"\ncommand = 5\n", ", line 3: command must be a string in quotes, got 5");
            wrong("[[agent]]\nname = \"a\nagent = 5\n", ", line 2: not valid TOML");
            wrong("\n[[agent]]\nagent = \"greedy\"\n", ", line 2: the agent has no name");
            wrong("[[agent]]\nname = \"a\"\n", ", line 1: give either 'command'");
            wrong("[[agent]]\nname = \"a b\"\nagent = \"greedy\"", ", line 2: name must be letters");
            wrong(
                    "[[agent]]\nname = \"a\"\nagent = \"greedy\"\nclok = \"5m\"\n",
                    ", line 4: unknown key 'clok'; keys: name");
            wrong(
                    "[[agent]]\nname = \"a\"\nagent = \"greedy\"\nclock = \"5\"\n",
                    ", line 4: clock: cannot read '5': a time needs a unit");
            wrong("[[agent]]\nname = \"a\"\nagent = \"greedy\"\ndir = \"none\"\n", ", line 4: no such folder: ");
            wrong(
                    "[[agent]]\nname = \"a\"\ncommand = \"x\"\noptions = { depth = 2 }\n",
                    ", line 4: options are for 'agent'");
            wrong("[[agent]]\nname = \"a\"\nagent = \"nobody\"\n", ", line 1: no such agent: 'nobody'");
            wrong(
                    "[[agent]]\nname = \"a\"\nagent = \"greedy\"\n[[agent]]\nname = \"a\"\nagent = \"random\"\n",
                    ", line 4: there are two agents with the name 'a'");
            wrong("[agents]\n", ", line 1: unknown key 'agents'; write a table [[agent]] for each agent");
            wrong("", "agents.toml: expected a table [[agent]] for each agent");
            refused(
                    "no such agent: 'b'. Agents: greedy, random",
                    arena("match", "b", "greedy", "--agents", file("agents.toml", TWO)));
            assertThat(arena("match", "b", "greedy", "--agents", file("agents.toml", TWO))
                            .err())
                    .contains("agents.toml: quick, deep");
        }

        private void wrong(String text, String message) throws IOException {
            String agents = file("agents.toml", text);
            refused(message, arena("match", "a", "greedy", "--variant", "mini", "--agents", agents, "-n", "1"));
        }
    }

    @Nested
    class Openings {
        private Result match(String game, String folder, String openings, String... more) {
            var arguments = new ArrayList<>(List.of("greedy", "random", "--game", game, "-n", "3", "--json"));
            arguments.addAll(List.of("--openings", openings, "-o", folder(folder)));
            arguments.addAll(List.of(more));
            return arena("match", arguments.toArray(String[]::new));
        }

        private List<String> log(String folder) throws IOException {
            return Files.readAllLines(scratch.resolve(folder).resolve("games.jsonl"));
        }

        @Test
        void ofOthelloAreInTheLogAndInTheRecords() throws IOException {
            String openings = file("xot.txt", "F5D6C3\nf5f6e6f4\n");
            JsonNode told = json(match("othello", "o", openings)).get("match");
            assertThat(told.get("openings").asString()).matches("2 from a file, checksum [0-9a-f]{8}, sequential");
            assertThat(log("o").stream().filter(line -> line.contains("\"label\":\"00003")))
                    .hasSize(2)
                    .allMatch(line -> line.contains("\"opening\":{\"number\":1,\"line\":1,\"text\":\"f5d6c3\"}"));
            assertThat(scratch.resolve("o/records/00002b.ggf")).content().contains("BO[8 ", "PB[random]");
            refused("openings is 2 from a file", match("othello", "o", file("xot.txt", "F5D6C3\n")));
        }

        @Test
        void canBeShuffledAndCutOff() throws IOException {
            String openings = file("games.txt", "f5d6c3d3c4\nf5f6e6f4\nf5d6c4d3c3\n");
            JsonNode told = json(match("othello", "s", openings, "--opening-order", "shuffled", "--opening-plies", "2"))
                    .get("match");
            assertThat(told.get("openings").asString()).endsWith(", first 2 moves, shuffled");
            assertThat(log("s").stream().filter(line -> line.contains("\"text\":\"f5d6\"")))
                    .hasSize(4);
        }

        @Test
        void ofTheCrosswordGameAreCgpLines() throws IOException {
            String openings = file("openings.cgp", "5/5/1CAT1/5/5 / 10/20 0\n");
            JsonNode told = json(match("crossword", "c", openings, "--variant", "mini"));
            assertThat(told.get("games").intValue()).isEqualTo(6);
            assertThat(scratch.resolve("c/records/00001a.gcg")).content().contains("#note starts from 5/5/1CAT1/5/5 ");
            JsonNode evaluated = json(Cli.run(
                    "evaluate",
                    "greedy",
                    "--against",
                    "random",
                    "--variant",
                    "mini",
                    "-n",
                    "1",
                    "--json",
                    "--openings",
                    openings));
            assertThat(evaluated.get("match").get("openings").asString()).startsWith("1 from a file");
        }

        @Test
        void thatAreWrongAreRefusedWithFileAndLine() throws IOException {
            String bad = file("bad.txt", "f5d6\nf5x9\n");
            refused("--openings: " + bad + ":2:3: move 2: found 'x9'", match("othello", "x", bad));
            refused(bad + ":1:", match("crossword", "x", bad, "--variant", "mini"));
            refused("has no openings", match("othello", "x", file("none.txt", "% nothing\n")));
            refused("--openings: no such file: ", match("othello", "x", folder("missing")));
            refused("give --opening or --openings, not both", match("othello", "x", bad, "--opening", "4"));
            refused("--opening-plies must be at least 1, got 0", match("othello", "x", bad, "--opening-plies", "0"));
            refused(
                    "--opening-order and --opening-plies need --openings FILE",
                    arena("match", "greedy", "random", "--variant", "mini", "--opening-order", "shuffled"));
            assertThat(scratch.resolve("x")).doesNotExist();
        }
    }
}
