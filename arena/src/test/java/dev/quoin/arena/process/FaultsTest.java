package dev.quoin.arena.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.arena.result.Side;
import dev.quoin.game.Refusal;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Agents that misbehave, each a real process: the game finishes, the right code is kept, no process is left.
class FaultsTest {
    private static final String PASSES = "answer() { echo pass; }\n" + Fixture.LOOP;

    @TempDir
    private Path folder = Path.of("");

    private Fixture fixture = new Fixture(folder);

    @BeforeEach
    void open() {
        fixture = new Fixture(folder);
    }

    @AfterEach
    void noProcessIsLeft() {
        assertThat(Fixture.processesWith(folder.toString())).isEmpty();
    }

    private static void lost(LoggedGame record, int code) {
        assertThat(record.stop(0).orElseThrow().code())
                .as(record.stops().toString())
                .isEqualTo(code);
        assertThat(record.winner()).hasValue(1);
        assertThat(record.stops()).doesNotContainKey(1);
    }

    private static List<Integer> refusals(LoggedGame record) {
        return record.moves().stream()
                .flatMap(move -> move.refusals().stream())
                .map(Refusal::code)
                .toList();
    }

    @Test
    void oneThatPassesPlaysToTheEnd() throws IOException {
        LoggedGame record = fixture.game(fixture.persistent(PASSES), Fixture.HURRY);
        assertThat(record.stopped()).isFalse();
        assertThat(record.winner()).hasValue(1);
        assertThat(refusals(record)).isEmpty();
        assertThat(record.moves())
                .filteredOn(move -> move.seat() == 0)
                .extracting(LoggedMove::text)
                .containsOnly("pass");
    }

    @Test
    void oneThatExitsInMidGameIsDeadAndPlaysTheNext() throws IOException {
        String script =
                "turn=0\nanswer() { turn=$((turn+1)); [ $turn = 3 ] && { echo gone >&2; exit 7; }; echo pass; }\n";
        List<LoggedGame> records = fixture.games(fixture.persistent(script + Fixture.LOOP), Fixture.HURRY, 2);
        for (LoggedGame record : records) {
            lost(record, 52);
            assertThat(record.moves()).hasSize(4);
            assertThat(record.stop(0).orElseThrow().message())
                    .contains("ended with exit code 7 before it replied; its last error output: gone");
        }
    }

    @Test
    void oneThatEndsWithEachGameIsStartedForTheNext() throws IOException {
        String script = "while IFS= read -r line; do case $line in *'\"endofgame\":true'*) exit ;;"
                + " *'\"moverequired\":true'*) echo pass ;; esac; done\n";
        assertThat(fixture.games(fixture.persistent(script), Fixture.HURRY, 4)).noneMatch(LoggedGame::stopped);
    }

    @Test
    void oneThatNeverAnswersHasStalled() throws IOException {
        lost(fixture.game(fixture.persistent("answer() { :; }\n" + Fixture.LOOP), Fixture.HURRY), 54);
    }

    @Test
    void oneThatSendsNoNewlineIsTold() throws IOException {
        LoggedGame record =
                fixture.game(fixture.persistent("answer() { printf 'pass '; }\n" + Fixture.LOOP), Fixture.HURRY);
        lost(record, 54);
        assertThat(record.stop(0).orElseThrow().message())
                .contains("did not reply in time: it sent 5 bytes without a newline: 'pass '");
    }

    @Test
    void oneThatDoesNotFlushItsOutputIsTold() throws IOException {
        // sort writes when its input has ended, as a program does whose output is buffered
        LoggedGame record =
                fixture.game(fixture.persistent("while IFS= read -r line; do echo pass; done | sort\n"), Fixture.HURRY);
        lost(record, 54);
        assertThat(record.stop(0).orElseThrow().message())
                .contains("it replied 'pass' only after its input was closed, so it probably does not flush");
    }

    @Test
    void oneThatNeverReadsHasStalled() throws IOException {
        lost(fixture.game(fixture.persistent("exec sleep 1000\n"), Fixture.HURRY), 54);
    }

    @Test
    void oneThatIsTooSlowForItsClockIsOutOfTime() throws IOException {
        Terms blitz = Fixture.HURRY.withClock(new Clock(Duration.ofSeconds(1), Clock.Overtime.LOSS));
        lost(fixture.game(fixture.persistent("answer() { sleep 5; echo pass; }\n" + Fixture.LOOP), blitz), 51);
    }

    @Test
    void oneThatAnswersAGigabyteInALineHasFlooded() throws IOException {
        String script = "answer() { head -c 1000000000 /dev/zero | tr '\\0' A; echo; }\n";
        lost(fixture.game(fixture.persistent(script + Fixture.LOOP), Terms.standard()), 53);
    }

    @Test
    void oneThatAnswersAGigabyteOfEmptyLinesHasFlooded() throws IOException {
        lost(fixture.game(fixture.persistent("yes ''\n"), Terms.standard()), 53);
    }

    /// It depends on the machine whether the game or the patience ends first.
    @Test
    void oneThatAnswersNonsenseWithoutBeingAskedLoses() throws IOException {
        LoggedGame record = fixture.game(fixture.persistent("yes '8A NOT A MOVE'\n"), Terms.standard());
        assertThat(record.winner()).hasValue(1);
        assertThat(record.stops()).doesNotContainKey(1);
        assertThat(record.stops().values()).allMatch(stop -> stop.code() == 53);
        assertThat(refusals(record)).allMatch(code -> code < 51);
    }

    @Test
    void oneThatAnswersBinaryCannotBeRead() throws IOException {
        String script = "answer() { head -c 200 /dev/urandom | tr -d '\\n'; echo; }\n";
        LoggedGame record = fixture.game(fixture.persistent(script + Fixture.LOOP), Terms.standard());
        assertThat(record.stopped()).isFalse();
        assertThat(refusals(record)).isNotEmpty().containsOnly(11);
        assertThat(record.moves()).filteredOn(move -> move.seat() == 0).allMatch(LoggedMove::substituted);
    }

    @Test
    void oneThatIgnoresBeingAskedToEndIsEnded() throws IOException {
        String script = "trap '' TERM HUP INT\nanswer() { while :; do sleep 1; done; }\n";
        lost(fixture.game(fixture.persistent(script + Fixture.LOOP), Fixture.HURRY), 54);
    }

    @Test
    void oneThatDoesNotEndWithItsInputIsEnded() throws IOException {
        LoggedGame record = fixture.game(fixture.persistent(PASSES + "trap '' TERM\nsleep 1000\n"), Fixture.HURRY);
        assertThat(record.stopped()).isFalse();
    }

    /// Children stay behind in three ways: as they are, without their parents, and in a session of their own.
    @Test
    void oneThatForksChildrenLeavesNone() throws IOException {
        Path child = folder.resolve("child.sh");
        Files.writeString(child, "while :; do sleep 1; done\n");
        String forks = "sh '%1$s' &\n( sh '%1$s' & )\nsetsid sh '%1$s' &\nnohup sh '%1$s' >/dev/null 2>&1 &\n"
                .formatted(child);
        LoggedGame record = fixture.game(fixture.persistent(forks + PASSES), Fixture.HURRY);
        assertThat(record.stopped()).isFalse();
        assertThat(Fixture.processesWith(child.toString())).isEmpty();
        lost(fixture.game(fixture.persistent(forks + "exit 0\n"), Fixture.HURRY), 52);
        assertThat(Fixture.processesWith(child.toString())).isEmpty();
    }

    /// The first process answers too late; its answer must not be taken for one of the next game.
    @Test
    void anAnswerThatComesLateIsNotReadAsTheNext() throws IOException {
        Path mark = folder.resolve("mark");
        String script = "answer() { if [ -e '" + mark + "' ]; then echo pass; else : > '" + mark
                + "'; sleep 3; echo 8A LATE; fi; }\n";
        List<LoggedGame> records = fixture.games(fixture.persistent(script + Fixture.LOOP), Fixture.HURRY, 2);
        lost(records.get(0), 54);
        assertThat(records.get(1).stopped()).isFalse();
        assertThat(refusals(records.get(1))).isEmpty();
    }

    /// It says more than it is asked for: nothing of that answers the next request.
    @Test
    void whatIsSaidWithoutBeingAskedIsForgotten() throws IOException {
        String script = "answer() { echo pass; echo nonsense; echo more nonsense; }\n";
        LoggedGame record = fixture.game(fixture.persistent(script + Fixture.LOOP), Fixture.HURRY);
        assertThat(record.stopped()).isFalse();
        assertThat(record.moves())
                .filteredOn(move -> move.seat() == 0)
                .extracting(LoggedMove::text)
                .containsOnly("pass");
    }

    @Test
    void oneThatDiesOnStartIsDead() throws IOException {
        LoggedGame record = fixture.game(fixture.persistent("echo 'no weights' >&2\nexit 3\n"), Fixture.HURRY);
        lost(record, 52);
        assertThat(record.stop(0).orElseThrow().message())
                .contains("exit code 3")
                .contains("no weights");
    }

    @Test
    void oneThatMayNotBeRunIsDead() throws IOException {
        Path file = fixture.script(PASSES);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        for (Mode mode : Mode.values()) {
            LoggedGame record = fixture.game(Fixture.contestant(file, mode), Fixture.HURRY);
            lost(record, 52);
            assertThat(record.stop(0).orElseThrow().message())
                    .isEqualTo("cannot start '" + file + "': the file is not executable");
        }
    }

    @Test
    void oneThatIsNotThereIsDead() {
        lost(fixture.game(Fixture.contestant(folder.resolve("nobody"), Mode.PERSISTENT), Fixture.HURRY), 52);
        lost(fixture.game(Fixture.contestant(Path.of("no-such-program-anywhere"), Mode.PERSISTENT), Fixture.HURRY), 52);
    }

    @Test
    void oneThatComplainsWithoutEndPlaysOnAndItsLogIsCut() throws IOException {
        String script = "answer() { head -c 3000000 /dev/zero | tr '\\0' x >&2; echo pass; }\n";
        LoggedGame record = fixture.game(fixture.persistent(script + Fixture.LOOP), Terms.standard());
        assertThat(record.stopped()).isFalse();
        assertThat(Files.size(fixture.workspace().logs().resolve("game1-agent.sh.log")))
                .isEqualTo(1 << 20);
    }

    @Test
    void refusedMovesAreTriedAgainThenPassedOrLost() throws IOException {
        String script = "n=0\nanswer() { n=$((n+1)); echo \"$n $line\" >> seen; echo 8H QQQQ; }\n" + Fixture.LOOP;
        LoggedGame passed = fixture.game(fixture.persistent(script), Terms.standard());
        assertThat(passed.stopped()).isFalse();
        assertThat(passed.moves().getFirst().refusals())
                .extracting(Refusal::code)
                .containsExactly(41, 41, 41);
        List<String> seen = Files.readAllLines(fixture.workspace().folder().resolve("seen"));
        assertThat(seen.get(0)).contains("\"errcode\":0,").doesNotContain("\"message\"");
        assertThat(seen.get(1)).contains("\"errcode\":41,\"message\":\"").contains("\"turn\":1,");
        LoggedGame lost =
                fixture.game(fixture.persistent(script), Terms.standard().withTries(2, Terms.AfterTries.LOSS));
        lost(lost, 41);
        assertThat(lost.moves()).isEmpty();
        assertThat(Side.of(lost, 0).codes()).as("both tries are counted").containsExactly(41, 41);
    }

    @Test
    void aOneShotAgentIsStartedForEveryMessage() throws IOException {
        String script = """
                IFS= read -r line
                echo "$#" >> starts
                case $line in *'"moverequired":true'*) printf pass ;; esac
                """;
        startedForEveryMessage(fixture.game(fixture.oneShot(script), Fixture.HURRY), "0");
    }

    /// The seed's original way.
    @Test
    void aOneShotAgentMayGetItsMessageAsAnArgument() throws IOException {
        String script = "echo \"$#\" >> starts\ncase $1 in *'\"moverequired\":true'*) printf pass ;; esac\n";
        var agent = Fixture.contestant(fixture.script(script), Mode.ONE_SHOT_ARGV);
        startedForEveryMessage(fixture.game(agent, Fixture.HURRY), "1");
    }

    private void startedForEveryMessage(LoggedGame record, String arguments) throws IOException {
        assertThat(record.stopped()).isFalse();
        long own = record.moves().stream().filter(move -> move.seat() == 0).count();
        long notices = own - (record.moves().getLast().seat() == 0 ? 1 : 0) + 1;
        assertThat(Files.readAllLines(fixture.workspace().folder().resolve("starts")))
                .hasSize((int) (own + notices))
                .containsOnly(arguments);
    }

    @Test
    void aOneShotAgentThatSaysNothingIsDead() throws IOException {
        lost(fixture.game(fixture.oneShot("exit 0\n"), Fixture.HURRY), 52);
        lost(fixture.game(fixture.oneShot("sleep 100\n"), Fixture.HURRY), 54);
        lost(fixture.game(fixture.oneShot("yes | tr -d '\\n'\n"), Fixture.HURRY), 53);
    }

    @Test
    void theEnvironmentIsScrubbed() throws IOException {
        fixture.game(
                fixture.persistent("env | sed 's/=.*//' | sort > variables\npwd > place\n" + PASSES), Fixture.HURRY);
        Path work = fixture.workspace().folder();
        assertThat(Files.readAllLines(work.resolve("variables")))
                .isSubsetOf("HOME", "LANG", "PATH", "PWD", "OLDPWD", "SHLVL", "_", "TMPDIR", "QUOIN_AGENT");
        assertThat(Files.readString(work.resolve("place")).strip())
                .isEqualTo(work.toRealPath().toString());
    }

    /// As Ctrl-C does: whoever ends the arena ends its agents with it.
    @Test
    void agentsEndWithTheArena() throws IOException, InterruptedException {
        fixture.script("trap '' TERM HUP\n: > started\nwhile :; do sleep 1; done\n");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process arena = new ProcessBuilder(java, "-cp", classes, StalledMatch.class.getName(), folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path started = fixture.workspace().folder().resolve("started");
        while (arena.isAlive() && !Files.exists(started)) {
            Thread.sleep(10);
        }
        assertThat(Files.exists(started)).isTrue();
        arena.destroy();
        arena.waitFor();
        assertThat(Fixture.processesWith(folder.toString())).isEmpty();
    }
}
