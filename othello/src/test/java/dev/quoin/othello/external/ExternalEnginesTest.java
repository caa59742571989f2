package dev.quoin.othello.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.GameRecord;
import dev.quoin.game.MoveReason;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Refusal;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Engines in processes of their own, well behaved and otherwise.
class ExternalEnginesTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(300);

    private static ProgramLauncher shell(String script) {
        return launcher(List.of("sh", "-c", script));
    }

    private static ProgramLauncher launcher(List<String> words) {
        return ProgramLauncher.here(new ProgramCommand("engine", words));
    }

    private static GameRecord<OthelloPosition, OthelloMove> match(
            Agent<OthelloPosition, OthelloMove> black, Agent<OthelloPosition, OthelloMove> white) {
        return GameRunner.play(new Othello(), List.of(black, white), new SplittableRandom(4));
    }

    private static Agent<OthelloPosition, OthelloMove> random() {
        return new RandomAgent<>(new Othello(), new SplittableRandom(11));
    }

    @Nested
    class OurOwnEngine {
        @Test
        void playsWholeGamesThroughNboard() {
            try (var engine = NboardAgent.start(EngineProgram.launcher("nboard"), 3, LONG, Dialogue.UNHEARD)) {
                assertThat(engine.name()).isEqualTo("Quoin3");
                assertThat(match(engine, random())).isEqualTo(match(SearchAgent.ofDepth(3), random()));
                assertThat(match(random(), engine)).isEqualTo(match(random(), SearchAgent.ofDepth(3)));
            }
        }

        @Test
        void playsWholeGamesThroughGtp() {
            try (var engine = GtpAgent.start(EngineProgram.launcher("gtp"), LONG, Dialogue.UNHEARD)) {
                assertThat(engine.name()).isEqualTo("Quoin");
                assertThat(match(engine, random())).isEqualTo(match(SearchAgent.ofDepth(2), random()));
                assertThat(match(random(), engine)).isEqualTo(match(random(), SearchAgent.ofDepth(2)));
            }
        }

        @Test
        void isLedToRandomOpeningsThroughGtp() {
            try (var engine = GtpAgent.start(EngineProgram.launcher("gtp"), LONG, Dialogue.UNHEARD)) {
                for (int number = 0; number < 10; number++) {
                    OthelloPosition position =
                            new Openings(8, 3).opening(number).end();
                    assertThat(engine.choose(position, Budget.unlimited()))
                            .isEqualTo(SearchAgent.ofDepth(2).choose(position, Budget.unlimited()));
                }
            }
        }

        @Test
        void isLedAnewAfterARefusal() {
            try (var engine = GtpAgent.start(EngineProgram.launcher("gtp"), LONG, Dialogue.UNHEARD)) {
                OthelloMove first = engine.choose(OthelloPosition.start(), Budget.unlimited());
                engine.refused(new Refusal(MoveReason.UNPLAYABLE, "not this one"));
                assertThat(engine.choose(OthelloPosition.start(), Budget.unlimited()))
                        .isEqualTo(first);
            }
        }

        @Test
        void getsItsTimeThroughNboard() {
            try (var engine = NboardAgent.start(EngineProgram.launcher("nboard"), 60, LONG, Dialogue.UNHEARD)) {
                OthelloMove move = engine.choose(OthelloPosition.start(), new Budget.Time(Duration.ofMillis(200)));
                assertThat(OthelloPosition.start().isLegal(move)).isTrue();
            }
        }

        @Test
        void aPositionThatNoGameReachesCannotBeToldThroughGtp() {
            try (var engine = GtpAgent.start(EngineProgram.launcher("gtp"), LONG, Dialogue.UNHEARD)) {
                OthelloPosition position = OthelloBoardText.read("OX------" + "-".repeat(56) + " O");
                assertThatThrownBy(() -> engine.choose(position, Budget.unlimited()))
                        .isInstanceOf(EngineException.class)
                        .hasMessageStartingWith("a GTP engine needs moves, not a position");
            }
        }
    }

    @Nested
    class Misbehaviour {
        private void refuses(ProgramLauncher launcher, String message) {
            assertThatThrownBy(() -> NboardAgent.start(launcher, 1, SHORT, Dialogue.UNHEARD))
                    .isInstanceOf(EngineException.class)
                    .hasMessageContaining(message);
            assertThatThrownBy(() -> GtpAgent.start(launcher, SHORT, Dialogue.UNHEARD))
                    .isInstanceOf(EngineException.class)
                    .hasMessageContaining("the engine '" + launcher.command() + "'");
        }

        @Test
        void aProgramThatIsNotThere() {
            refuses(
                    launcher(List.of("/nowhere/engine", "x")),
                    "cannot start the engine '/nowhere/engine x': no such file");
        }

        @Test
        void aFileThatMayNotBeRun(@TempDir Path folder) throws IOException {
            Path file = Files.writeString(folder.resolve("engine"), "weights");
            refuses(launcher(List.of(file.toString())), "engine': the file is not executable");
        }

        @Test
        void anEngineThatDiesAtOnce() {
            refuses(
                    shell("echo no weights >&2; read one; read two; read three; exit 3"),
                    "ended with exit code 3 before it answered 'ping 1'");
            assertThatThrownBy(() ->
                            GtpAgent.start(shell("echo no weights >&2; read line; exit 3"), LONG, Dialogue.UNHEARD))
                    .hasMessageEndingWith("; its last error output: no weights");
        }

        @Test
        void anEngineThatNeverAnswers() {
            refuses(shell("sleep 1000"), "did not answer 'ping 1' within 300 ms; its last line was nothing");
        }

        @Test
        void anEngineThatTalksNonsenseWithoutEnd() {
            refuses(shell("while :; do echo lorem ipsum; sleep 0.01; done"), "its last line was 'lorem ipsum'");
        }

        @Test
        void anEngineWhoseLineDoesNotEnd() {
            refuses(
                    shell("while :; do printf aaaaaaaaaaaaaaaaaaaa; done"),
                    "was asked 'ping 1': it wrote a line of more than 65536 bytes");
        }

        @Test
        void anEngineThatComplainsMoreThanAPipeHolds() {
            String script =
                    "i=0; while [ $i -lt 3000 ]; do echo complaint number $i of very many >&2; i=$((i+1)); done;"
                            + " while read a b; do [ $a = ping ] && echo pong $b; done";
            try (var engine = NboardAgent.start(shell(script), 1, LONG, Dialogue.UNHEARD)) {
                assertThat(engine.name()).isEmpty();
            }
        }

        @Test
        void aGtpEngineThatRefusesTheBoard() {
            assertThatThrownBy(() ->
                            GtpAgent.start(shell("while read a; do echo '? no'; echo; done"), LONG, Dialogue.UNHEARD))
                    .isInstanceOf(EngineException.class)
                    .hasMessageEndingWith(" refused 'name': no");
        }

        @Test
        void anIllegalMoveLosesTheGame() {
            try (var engine = NboardAgent.start(answering("A1/0.5/1"), 1, LONG, Dialogue.UNHEARD)) {
                var ending = match(engine, random()).ending();
                assertThat(ending).isInstanceOf(GameRecord.Ending.Forfeited.class);
                assertThat(ending.toString()).contains("a1 turns no disc for Black");
            }
        }

        @Test
        void anAnswerThatIsNoMoveLosesTheGame() {
            try (var engine = NboardAgent.start(answering("resign"), 1, LONG, Dialogue.UNHEARD)) {
                assertThat(match(engine, random()).ending().toString())
                        .contains("the engine did not return a move: expected a square such as d3, or pass, got");
            }
        }

        @Test
        void anEngineThatFailedIsNotAskedAgain() {
            String script = "while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && exit 5; done";
            try (var engine = NboardAgent.start(shell(script), 1, LONG, Dialogue.UNHEARD)) {
                assertThatThrownBy(() -> engine.choose(OthelloPosition.start(), Budget.unlimited()))
                        .isInstanceOf(EngineException.class)
                        .hasMessageContaining("ended with exit code 5 before it answered 'go'");
                assertThatThrownBy(() -> engine.choose(OthelloPosition.start(), Budget.unlimited()))
                        .hasMessageContaining("failed before and is not used anymore");
            }
        }

        @Test
        void anEngineThatIsNotWaitedForIsNotAskedAgain() {
            String script = "while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && sleep 1000; done";
            try (var engine = NboardAgent.start(shell(script), 1, LONG, Dialogue.UNHEARD)) {
                interruptSoon();
                long begun = System.nanoTime();
                assertThatThrownBy(() -> engine.choose(OthelloPosition.start(), Budget.unlimited()))
                        .isInstanceOf(CancellationException.class)
                        .hasMessageEndingWith("was not waited for: the thread that asked 'go' was interrupted");
                assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(3));
                assertThat(Thread.interrupted()).isTrue();
                assertThatThrownBy(() -> engine.choose(OthelloPosition.start(), Budget.unlimited()))
                        .hasMessageContaining("failed before and is not used anymore");
            }
        }

        @Test
        void theWayToAPositionIsNotLookedForAfterAnInterrupt() {
            try (var engine =
                    GtpAgent.start(shell("while read a; do echo '= fine'; echo; done"), LONG, Dialogue.UNHEARD)) {
                OthelloPosition far = new Openings(30, 3).opening(1).end();
                interruptSoon();
                assertThatThrownBy(() -> engine.choose(far, Budget.unlimited()))
                        .isInstanceOf(CancellationException.class);
                assertThat(Thread.interrupted()).isTrue();
            }
        }

        private void interruptSoon() {
            Thread tester = Thread.currentThread();
            Thread.ofVirtual().start(() -> {
                try {
                    Thread.sleep(200);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                tester.interrupt();
            });
        }

        private ProgramLauncher answering(String move) {
            return shell(
                    "while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && echo === " + move + "; done");
        }
    }

    @Test
    void closingEndsTheWholeFamilyOfProcesses() {
        var before = ProcessHandle.current().descendants().collect(Collectors.toSet());
        String script = "sleep 1000 & while read a b; do [ $a = ping ] && echo pong $b; done; sleep 1000";
        NboardAgent engine = NboardAgent.start(shell(script), 1, LONG, Dialogue.UNHEARD);
        List<ProcessHandle> family = ProcessHandle.current()
                .descendants()
                .filter(process -> !before.contains(process))
                .toList();
        assertThat(family).hasSizeGreaterThanOrEqualTo(2);
        engine.close();
        family.forEach(process -> process.onExit().join());
        assertThat(family).noneMatch(ProcessHandle::isAlive);
    }
}
