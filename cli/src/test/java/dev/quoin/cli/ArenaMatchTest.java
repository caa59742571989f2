package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ArenaMatchTest {
    @TempDir
    Path scratch;

    private Result match(String... more) {
        return run("match", more);
    }

    private Result run(String command, String... more) {
        var arguments = new ArrayList<>(List.of("arena", command));
        arguments.addAll(List.of(more));
        return Cli.run(arguments.toArray(String[]::new));
    }

    private String folder(String name) {
        return scratch.resolve(name).toString();
    }

    private static JsonNode json(String text) {
        return JsonMapper.builder().build().readTree(text);
    }

    @Test
    void aMatchIsPlayedAndKept() throws Exception {
        Result result = match("greedy", "random", "--variant", "mini", "-n", "10", "--jobs", "2", "-o", folder("m"));
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out())
                .startsWith("greedy v random  20 games in 10 pairs\n")
                .contains("fraction won", "Elo", "spread");
        assertThat(result.err()).isEqualTo("Results are in " + folder("m") + "\n");
        assertThat(Files.readAllLines(scratch.resolve("m/games.jsonl"))).hasSize(21);
        assertThat(scratch.resolve("m/records/00010b.gcg")).exists();
        assertThat(json(Files.readString(scratch.resolve("m/match.json")))
                        .get("match")
                        .get("words")
                        .asString())
                .contains("words, checksum");
        assertThat(json(Files.readString(scratch.resolve("m/match.json")))
                        .get("command")
                        .asString())
                .startsWith("quoin arena match greedy random --variant mini");
        assertThat(json(Files.readString(scratch.resolve("m/result.json")))
                        .get("games")
                        .asInt())
                .isEqualTo(20);
        assertThat(scratch.resolve("m/report.html")).content().contains("<svg");
    }

    @Test
    void theChallengeRuleIsASettingUnlessItIsTheDefault() throws Exception {
        String[] command = {"greedy", "greedy", "--variant", "mini", "-n", "1", "--json"};
        JsonNode plain = settings(command, "plain");
        JsonNode isVoid = settings(command, "void", "--challenge", "void");
        JsonNode isDouble = settings(command, "double", "--challenge", "double");
        assertThat(isVoid).isEqualTo(plain);
        assertThat(plain.has("challenge")).isFalse();
        assertThat(isDouble.get("challenge").asString()).isEqualTo("double");
        Result other = match(with(command, "-o", folder("plain"), "--challenge", "double"));
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err()).contains("challenge");
        Result othello = match("greedy", "random", "--game", "othello", "--challenge", "double", "-o", folder("o"));
        assertThat(othello.exitCode()).isEqualTo(2);
        assertThat(othello.err()).contains("--challenge: Othello has no such setting. Settings: opening");
    }

    private JsonNode settings(String[] command, String name, String... more) throws Exception {
        Result result = match(with(with(command, "-o", folder(name)), more));
        assertThat(result.exitCode()).as(result.err()).isZero();
        return json(result.out()).get("match");
    }

    private static String[] with(String[] command, String... more) {
        var all = new ArrayList<>(List.of(command));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void theSameCommandFindsItsMatchAgainAndAnotherIsRefused() {
        String[] command = {"greedy", "random", "--variant", "mini", "-n", "3", "--json", "-o", folder("m")};
        Result first = match(command);
        Result again = match(command);
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(again.err()).startsWith("6 of 6 games have already been played\n");
        command[5] = "4";
        assertThat(match(command).err()).startsWith("6 of 8 games have already been played\n");
        command[5] = "3";
        Result shorter = match(command);
        assertThat(shorter.exitCode()).isEqualTo(2);
        assertThat(shorter.err()).contains("contains games up to pair 4, but the match has only 3");
        command[1] = "greedy";
        assertThat(match(command).err()).contains("second is random there and greedy here");
    }

    @Test
    void partsOfAMatchMakeTheWhole() throws Exception {
        String[] command = {"greedy", "random", "--variant", "mini", "-n", "6", "-o", folder("m"), "--pairs", "4-6"};
        assertThat(match(command).out()).startsWith("greedy v random  6 games in 3 pairs\n");
        assertThat(scratch.resolve("m/result.json")).doesNotExist();
        command[command.length - 1] = "1-3";
        assertThat(match(command).exitCode()).isZero();
        Result whole = match("greedy", "random", "--variant", "mini", "-n", "6", "-o", folder("m"));
        assertThat(whole.err()).startsWith("12 of 12 games have already been played\n");
        assertThat(scratch.resolve("m/result.json")).exists();
    }

    @Test
    void everyLevelTellsMore() {
        int before = 0;
        for (String level : List.of("quiet", "results", "moves", "boards")) {
            Result result = match(
                    "greedy", "random", "--variant", "mini", "-n", "1", "--verbosity", level, "-o", folder(level));
            assertThat(result.err().length()).as(level).isGreaterThan(before);
            before = result.err().length();
        }
        String told = match(
                        "greedy", "random", "--variant", "mini", "-n", "1", "--verbosity", "boards", "-o", folder("b"))
                .err();
        assertThat(told).containsPattern("00001a greedy \\S.* \\+\\d+\n").containsPattern("\n  [.A-Za-z]{5}\n");
        assertThat(told).containsPattern("00001b random -?\\d+ greedy -?\\d+\n");
    }

    @Test
    void othelloIsPlayedToo() {
        Result result = match("greedy", "search:1", "--game", "othello", "-n", "3", "--json", "-o", folder("o"));
        assertThat(result.exitCode()).as(result.err()).isZero();
        JsonNode told = json(result.out());
        assertThat(told.get("match").get("openings").asString()).isEqualTo("8 moves, within 2.0 discs");
        assertThat(told.get("games").asInt()).isEqualTo(6);
        assertThat(scratch.resolve("o/records/00001a.ggf")).content().startsWith("(;GM[Othello]");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProgramOutsidePlaysAndItsMessagesCanBeHeard() throws Exception {
        Path agent = Files.writeString(
                scratch.resolve("passer.sh"), "#!/bin/sh\nwhile read -r line; do echo note >&2; echo pass; done\n");
        Result result = match(
                "passer=cmd:sh " + agent,
                "greedy",
                "--variant",
                "mini",
                "-n",
                "1",
                "--verbosity",
                "messages",
                "--stall",
                "20s",
                "--env",
                "KEY=secret",
                "-o",
                folder("p"));
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out()).contains("passer v greedy  2 games in 1 pair\n", "errors           passer: none");
        assertThat(result.out()).contains("isolation        every game had new processes and folders");
        assertThat(result.out()).contains("warning          passer passed in ");
        assertThat(result.err()).contains("passer < {\"status\"").contains("passer > pass");
        assertThat(scratch.resolve("p/games.jsonl")).content().contains("\"env\":\"KEY with checksum b03c4d4d\"");
        assertThat(scratch.resolve("p/match.json"))
                .content()
                .contains("--env KEY=…")
                .doesNotContain("secret");
        try (var logs = Files.list(scratch.resolve("p/logs/passer"))) {
            assertThat(logs).isNotEmpty();
        }
    }

    @Test
    void aTableIsTextJsonAPageAndAPicture() throws Exception {
        String[] command = {"greedy", "random", "other=random", "--variant", "mini", "-n", "4", "-o", folder("t")};
        Result result = run("table", command);
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out()).startsWith("Games won by row against column").contains("Rating");
        assertThat(scratch.resolve("t/table.html")).content().contains("greedy, random, other");
        assertThat(json(Files.readString(scratch.resolve("t/table.json")))
                        .get("matches")
                        .size())
                .isEqualTo(3);
        assertThat(Files.readString(scratch.resolve("t/table.txt"))).isEqualTo(result.out());
        BufferedImage picture = ImageIO.read(scratch.resolve("t/table.png").toFile());
        assertThat(colours(picture)).as("wins are blue").anyMatch(c -> (c & 0xff) > (c >>> 16 & 0xff) + 20);
        assertThat(colours(picture)).as("losses are orange").anyMatch(c -> (c >>> 16 & 0xff) > (c & 0xff) + 20);
        assertThat(run("table", command).out()).isEqualTo(result.out());
        Result twice = run("table", "greedy", "greedy", "--variant", "mini");
        assertThat(twice.exitCode()).isEqualTo(2);
        assertThat(twice.err()).contains("must have different names, got greedy, greedy; put NAME=");
    }

    private static IntStream colours(BufferedImage picture) {
        return Arrays.stream(
                picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()));
    }

    @Test
    void aTestEndsAMatchBeforeItsLastPair() {
        JsonNode told = json(match(
                        "greedy",
                        "random",
                        "--variant",
                        "mini",
                        "-n",
                        "500",
                        "--sprt",
                        "0,50",
                        "--json",
                        "--no-records",
                        "-o",
                        folder("s"))
                .out());
        assertThat(told.get("sprt").get("verdict").asString()).isEqualTo("elo1");
        assertThat(told.get("pairs").asInt()).isLessThan(500);
        assertThat(scratch.resolve("s/records")).doesNotExist();
    }

    @Test
    void badOptionsAreRefusedByName() {
        refused("no such agent: 'nobody'. Agents: greedy, random", "nobody", "greedy");
        refused("--sprt takes two Elo differences such as 0,10, got '5'", "greedy", "random", "--sprt", "5");
        refused("--sprt: a sequential test needs elo0 below elo1", "greedy", "random", "--sprt", "5,5");
        refused(
                "--pairs takes the first and the last pair, such as 11-20, got '5'",
                "greedy",
                "random",
                "--pairs",
                "5");
        refused("--pairs: a range of pairs begins with 1 or more", "greedy", "random", "--pairs", "5-4");
        refused("--pairs must not go beyond --games, which is 100, got 5-101", "greedy", "random", "--pairs", "5-101");
        refused("--games must be 1 to 10000000, got 0", "greedy", "random", "--games", "0");
        refused("--jobs must be 1 to 256, got 0", "greedy", "random", "--jobs", "0", "-o", folder("j"));
        refused("--clock: cannot read 'soon': a time must be a number", "greedy", "random", "--clock", "soon");
        refused("--stall: a time must be more than 0, got '0s'", "greedy", "random", "--stall", "0");
        refused("--tries must be 1 to 1000, got 0", "greedy", "random", "--tries", "0");
        refused("--game: no such game: 'go'. Games: crossword, othello", "greedy", "random", "--game", "go");
        refused(
                "--variant: Othello has no such setting. Settings: opening",
                "greedy",
                "random",
                "--game",
                "othello",
                "--variant",
                "mini");
        refused(
                "--opening: the crossword game has no such setting. Settings: variant, lexicon, encoding, challenge",
                "greedy",
                "random",
                "--opening",
                "4");
        refused("--setting takes NAME=VALUE, got 'x'", "greedy", "random", "--setting", "x");
        refused("--color: the crossword game has no such setting", "greedy", "random", "--setting", "color=red");
        refused("--sandbox-path: no such file or folder: /nowhere", "cmd:sh", "greedy", "--sandbox-path", "/nowhere");
        refused("limits are written such as memory=4g", "cmd:sh", "greedy", "--sandbox-limits", "memory=much");
        refused("missing required parameter: 'B'", "greedy");
    }

    private void refused(String message, String... arguments) {
        Result result = match(arguments);
        assertThat(result.err()).contains(message);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void interruptedItSaysHowToGoOn() throws Exception {
        Path out = scratch.resolve("out");
        Path err = scratch.resolve("err");
        String[] command = {
            "arena", "match", "greedy", "random", "--variant", "mini", "-n", "200000", "--no-records", "-o", folder("i")
        };
        Process process = Cli.process("Main", Map.of(), command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        Path log = scratch.resolve("i/games.jsonl");
        while (process.isAlive() && (!Files.exists(log) || Files.size(log) < 100_000)) {
            Thread.sleep(10);
        }
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(Files.readString(out)).startsWith("greedy v random ");
        assertThat(Files.readString(err))
                .contains(
                        "Interrupted. To resume: quoin arena match greedy random --variant mini -n 200000 --no-records -o ");
        assertThat(Files.readString(log)).endsWith("\n");
    }
}
