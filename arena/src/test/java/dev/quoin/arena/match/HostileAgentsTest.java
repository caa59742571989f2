package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.MatchText;
import dev.quoin.arena.result.IsolationCounts;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.process.Sandbox;
import dev.quoin.game.process.SandboxLimits;
import dev.quoin.game.process.Surroundings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Agents that spy, remember, kill and linger. In a sandbox they learn nothing, kill nothing and outlive nothing;
/// without
/// one, what the documents promise holds.
@EnabledOnOs(OS.LINUX)
class HostileAgentsTest {
    /// Long enough that no random text holds it.
    private static final long SEED = 729_184_653_000_111L;

    /// The system's own starts faster than one behind a version manager.
    private static final String PYTHON =
            Files.isExecutable(Path.of("/usr/bin/python3")) ? "/usr/bin/python3" : "python3";

    @TempDir
    Path scratch;

    private Path agents;
    private MatchFolder folder;

    @BeforeEach
    void copy() throws IOException {
        agents = Files.createDirectory(scratch.resolve("agents"));
        folder = new MatchFolder(scratch.resolve("agents/matches/this"));
        for (String name : List.of("table", "spy", "peek", "victim", "killer", "daemon")) {
            try (InputStream script = HostileAgentsTest.class.getResourceAsStream("hostile/" + name + ".py")) {
                Files.write(
                        agents.resolve(name + ".py"),
                        Objects.requireNonNull(script).readAllBytes());
            }
        }
        Files.writeString(agents.resolve("target.txt"), folder.root() + " " + SEED);
    }

    private static Surroundings open() {
        return Surroundings.bare();
    }

    private static Surroundings sandboxed() {
        Optional<Sandbox> sandbox = Sandbox.find(SandboxLimits.standard(), List.of(), List.of());
        assumeTrue(
                sandbox.isPresent(),
                () -> "no sandbox here: " + Sandbox.problem().orElse(""));
        return Surroundings.bare().in(sandbox.get());
    }

    private Contestant<CrosswordPosition, CrosswordMove> agent(Surroundings surroundings, String command) {
        String[] words = command.split(" ", 2);
        String text = PYTHON + " '" + agents.resolve(words[0] + ".py") + "' " + (words.length > 1 ? words[1] : "");
        return ExternalContestant.of(Matches.DISCIPLINE, text, Mode.PERSISTENT, surroundings);
    }

    private MatchResult play(
            Contestant<CrosswordPosition, CrosswordMove> first,
            Contestant<CrosswordPosition, CrosswordMove> second,
            int pairs,
            int jobs) {
        Terms terms = Terms.standard().withTimeout(Duration.ofSeconds(20));
        var config = new MatchConfig<>(
                Matches.DISCIPLINE, List.of(first, second), terms, pairs, SEED, Optional.empty(), Map.of());
        var ending = new MatchRun<>(config, folder, MatchRun.Records.WRITTEN, MatchListener.none()).play(jobs);
        assertThat(ending.complete()).isTrue();
        return ending.result();
    }

    /// All that an agent has written to its standard error.
    private List<String> told(String agent) throws IOException {
        var lines = new ArrayList<String>();
        try (Stream<Path> logs = Files.list(folder.errors(agent + ".py"))) {
            for (Path log : logs.toList()) {
                lines.addAll(Files.readAllLines(log));
            }
        }
        return lines;
    }

    private static void isFair(MatchResult result) {
        assertThat(result.sides()).allSatisfy(side -> {
            assertThat(side.stops()).isEmpty();
            assertThat(side.kills()).isZero();
        });
    }

    @Test
    void aSandboxedSpyLearnsNothing() throws IOException {
        var result = play(agent(sandboxed(), "spy"), agent(sandboxed(), "victim"), 1, 2);
        isFair(result);
        assertThat(told("spy")).contains("LOOKED").noneMatch(line -> line.startsWith("FOUND"));
        assertThat(result.isolation()).isEqualTo(new IsolationCounts(2, 0, 0));
        assertThat(MatchText.of(result, ErrorTitles.of(Matches.DISCIPLINE)))
                .contains("isolation        external agents ran in a sandbox\n");
    }

    @Test
    void whatASpyCouldReadIsForItsOwnerOnly() throws IOException {
        var result = play(agent(open(), "spy"), Matches.contestant("greedy"), 1, 1);
        assertThat(told("spy")).contains("LOOKED").doesNotContain("FOUND variable");
        assertThat(permissions(folder.root())).isEqualTo("rwx------");
        assertThat(permissions(folder.log())).isEqualTo("rw-------");
        assertThat(permissions(folder.secret())).isEqualTo("rw-------");
        assertThat(permissions(folder.record(new GameNumber(1, 1), "gcg"))).isEqualTo("rw-------");
        assertThat(result.isolation()).isEqualTo(new IsolationCounts(0, 2, 0));
        assertThat(MatchText.of(result, ErrorTitles.of(Matches.DISCIPLINE)))
                .contains("isolation        no sandbox: external agents could read this user's files");
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void aSandboxedAgentRemembersNothing() throws IOException {
        isFair(play(agent(sandboxed(), "peek . ~ /tmp /dev/shm / " + agents), Matches.contestant("greedy"), 2, 1));
        remembersNothing(4);
    }

    @Test
    void anAgentWithoutASandboxFindsAnEmptyFolderInEveryGame() throws IOException {
        isFair(play(agent(open(), "peek ."), Matches.contestant("greedy"), 2, 1));
        remembersNothing(4);
    }

    private void remembersNothing(int games) throws IOException {
        List<String> told = told("peek");
        assertThat(told).noneMatch(line -> line.startsWith("FOUND"));
        assertThat(told.stream().filter(line -> line.startsWith("ID")).distinct())
                .hasSize(games)
                .allMatch(line -> line.matches("ID [0-9a-f]{16}"));
    }

    @Test
    void anAgentThatIsKeptRemembersAndTheReportSaysSo() throws IOException {
        var result = play(agent(open().withKept(true), "peek ."), Matches.contestant("greedy"), 2, 1);
        assertThat(told("peek")).contains("FOUND memory");
        assertThat(result.isolation()).isEqualTo(new IsolationCounts(0, 4, 4));
        assertThat(MatchText.of(result, ErrorTitles.of(Matches.DISCIPLINE)))
                .contains("isolation        external agents were kept between games");
        assertThat(folder.log()).content().contains("\"agents\":\"kept\"");
    }

    /// As kill -9 leaves it: some games are missing, and the last line is not whole.
    @Test
    void aMatchThatGoesOnPlaysNothingTwice() throws IOException {
        MatchResult whole = play(agent(open(), "victim"), Matches.contestant("greedy"), 3, 3);
        List<String> log = Files.readAllLines(folder.log());
        List<String> games = games();
        Files.writeString(
                folder.log(),
                String.join("\n", log.subList(0, 4)) + "\n" + log.get(4).substring(0, 99));
        MatchResult again = play(agent(open(), "victim"), Matches.contestant("greedy"), 3, 1);
        assertThat(Files.readAllLines(folder.log()).subList(0, 4)).isEqualTo(log.subList(0, 4));
        assertThat(games()).isEqualTo(games).hasSize(6);
        assertThat(again.counts()).isEqualTo(whole.counts());
    }

    /// Every game of the log without its times, in the order of their labels.
    private List<String> games() throws IOException {
        return Files.readAllLines(folder.log()).stream()
                .skip(1)
                .map(line -> line.replaceAll("\"nanos\":\\d+|\"cpuNanos\":\\[[^]]*]", ""))
                .sorted()
                .toList();
    }

    @Test
    void aSandboxedKillerKillsNothing() throws IOException {
        isFair(play(agent(sandboxed(), "killer"), agent(sandboxed(), "victim"), 1, 2));
        assertThat(told("killer")).contains("LOOKED").noneMatch(line -> line.startsWith("KILLED"));
    }

    /// An agent killed during its opponent's turn has not lost; the report says what happened.
    @Test
    void aKillerWithoutASandboxDoesNotWinByKilling() throws IOException {
        var result = play(agent(open(), "killer"), agent(open(), "victim"), 1, 1);
        assertThat(told("killer")).anyMatch(line -> line.startsWith("KILLED"));
        assertThat(result.draws()).isEqualTo(2);
        assertThat(result.sides().get(0).stops()).containsExactly(Map.entry(56, 2));
        assertThat(result.sides().get(1).stops()).containsExactly(Map.entry(55, 2));
        assertThat(result.sides().get(1).kills()).isEqualTo(4);
        assertThat(MatchText.of(result, ErrorTitles.of(Matches.DISCIPLINE)))
                .contains("warning          victim.py was killed by a signal 4 times in games against killer.py");
    }

    @Test
    void aDaemonDoesNotOutliveItsGame() throws IOException, InterruptedException {
        Path growing = scratch.resolve("growing");
        isFair(play(agent(open(), "daemon '" + growing + "'"), Matches.contestant("greedy"), 1, 1));
        assertThat(growing).isNotEmptyFile();
        long size = Files.size(growing);
        Thread.sleep(100);
        assertThat(Files.size(growing)).isEqualTo(size);
        noneRuns();
    }

    @Test
    void aSandboxedDaemonDoesNotOutliveItsGame() {
        isFair(play(agent(sandboxed(), "daemon growing"), Matches.contestant("greedy"), 1, 1));
        noneRuns();
    }

    private void noneRuns() {
        assertThat(ProcessHandle.allProcesses()
                        .filter(process -> process.info()
                                .commandLine()
                                .filter(line -> line.contains(agents.toString()))
                                .isPresent())
                        .toList())
                .isEmpty();
    }
}
