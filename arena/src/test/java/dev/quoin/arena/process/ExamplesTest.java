package dev.quoin.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The agents of the examples, each tried by the rules and played against a random player.
class ExamplesTest {
    private static final Path AGENTS = Path.of(System.getProperty("quoin.root", ".."), "examples", "agents");
    private static final OthelloRuleset OTHELLO = new OthelloRuleset(BalancedOpenings.standard());

    @TempDir
    private Path folder = Path.of("");

    private static void assumeProgram(String name) {
        boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, name)));
        assumeTrue(there, "there is no " + name + " on the PATH");
    }

    private <P, M> void plays(Ruleset<P, M> ruleset, Mode mode, String command) {
        var agent = ExternalContestant.of(ruleset, command, mode, Surroundings.bare());
        var workspace = Workspace.in(folder);
        var report = new Conformance<>(agent, Terms.standard()).check(1, workspace);
        assertThat(report.violations()).isEmpty();
        assertThat(report.games()).isEqualTo(2);
        var random = Contestant.of("random", chance -> new RandomAgent<>(ruleset.game(), chance));
        int halves = 0;
        try (var one = agent.enter(workspace);
                var two = random.enter(workspace)) {
            for (int game = 0; game < 4; game++) {
                var players = game % 2 == 0 ? List.of(one, two) : List.of(two, one);
                var record = LoggedGame.of(
                        ruleset,
                        game / 2,
                        "game" + game,
                        GameRunner.of(ruleset, Terms.standard()).play(game / 2, "game" + game, players));
                assertThat(record.stopped()).isFalse();
                assertThat(record.moves()).allMatch(move -> move.refusals().isEmpty());
                halves += record.halfPoints(game % 2);
            }
        }
        assertThat(halves)
                .as("half points of %s against random in 4 games", agent.name())
                .isGreaterThanOrEqualTo(4);
    }

    @Test
    void python() {
        assumeProgram("python3");
        plays(Fixture.DISCIPLINE, Mode.PERSISTENT, "python3 '" + AGENTS.resolve("leave.py") + "'");
    }

    @Test
    void javaScript() {
        assumeProgram("node");
        plays(OTHELLO, Mode.PERSISTENT, "node '" + AGENTS.resolve("corners.js") + "'");
    }

    /// Compiles an example into the folder and returns the command that runs it.
    private String compiled(String program, String... command) throws IOException, InterruptedException {
        Process compiler = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        compiler.getOutputStream().close();
        String output = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(compiler.waitFor()).as(output).isZero();
        return "'" + folder.resolve(program) + "'";
    }

    private static String source(String name) {
        return AGENTS.resolve(name).toAbsolutePath().toString();
    }

    @Test
    void go() throws IOException, InterruptedException {
        assumeProgram("go");
        String agent = compiled("thrift", "go", "build", "-o", "thrift", source("thrift.go"));
        plays(Fixture.DISCIPLINE, Mode.PERSISTENT, agent);
    }

    @Test
    void rust() throws IOException, InterruptedException {
        assumeProgram("rustc");
        String agent = compiled("balance", "rustc", "-o", "balance", source("balance.rs"));
        plays(Fixture.DISCIPLINE, Mode.PERSISTENT, agent);
    }

    @Test
    void cPlusPlus() throws IOException, InterruptedException {
        assumeProgram("g++");
        String agent = compiled("weights", "g++", "-std=c++17", "-Wall", "-O1", "-o", "weights", source("weights.cpp"));
        plays(OTHELLO, Mode.PERSISTENT, agent);
    }

    @Test
    void javaInASingleFile() {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        plays(OTHELLO, Mode.PERSISTENT, "'" + java + "' '" + AGENTS.resolve("Mobility.java") + "'");
    }

    @Test
    void shell() {
        plays(OTHELLO, Mode.ONE_SHOT, "'" + AGENTS.resolve("first.sh") + "'");
        plays(Fixture.DISCIPLINE, Mode.ONE_SHOT, "'" + AGENTS.resolve("first.sh") + "'");
    }

    @Test
    void noneHasAHundredLines() throws IOException {
        try (Stream<Path> files = Files.list(AGENTS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThan(100);
            }
        }
    }
}
