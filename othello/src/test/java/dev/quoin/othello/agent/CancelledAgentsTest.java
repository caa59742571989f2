package dev.quoin.othello.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Interrupts agents while they think. How long they take to stop is measured by `quoin bench othello`; here a busy
/// machine has plenty of time.
@Timeout(120)
class CancelledAgentsTest {
    private static final Duration PROMPT = Duration.ofSeconds(2);

    /// All agents that need no file; those with a depth look farther than anybody waits. Levels are other names of
    /// them.
    static Stream<String> agents() {
        return OthelloAgents.catalog().forms().stream()
                .filter(form -> !form.contains("FILE") && !form.startsWith("level:"))
                .map(form -> form.replace(":N", ":30"));
    }

    static Stream<String> thinkers() {
        return agents().filter(spec -> spec.endsWith(":30"));
    }

    private static Agent<OthelloPosition, OthelloMove> agent(String spec) {
        return OthelloAgents.catalog().agent(spec).prepare(new Othello()).create(new SplittableRandom(1));
    }

    private static OthelloPosition position(int empties) {
        var random = new SplittableRandom(3);
        OthelloPosition position = OthelloPosition.start();
        while (Long.bitCount(position.empty()) > empties) {
            List<OthelloMove> legal = position.legal();
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }

    private static void isCancelled(ThrowingCallable thought) {
        Thread tester = Thread.currentThread();
        var sent = new AtomicLong();
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(150);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            sent.set(System.nanoTime());
            tester.interrupt();
        });
        assertThatThrownBy(thought).isInstanceOf(CancellationException.class);
        assertThat(Duration.ofNanos(System.nanoTime() - sent.get())).isLessThan(PROMPT);
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("thinkers")
    void stopsInTheOpening(String spec) {
        Agent<OthelloPosition, OthelloMove> agent = agent(spec);
        isCancelled(() -> agent.choose(OthelloPosition.start(), Budget.unlimited()));
    }

    @ParameterizedTest
    @MethodSource("thinkers")
    void stopsBeforeTheEndgame(String spec) {
        Agent<OthelloPosition, OthelloMove> agent = agent(spec);
        isCancelled(() -> agent.choose(position(22), Budget.unlimited()));
    }

    @ParameterizedTest
    @MethodSource("thinkers")
    void playsTheSameAfterItWasCancelled(String spec) {
        Agent<OthelloPosition, OthelloMove> cancelled = agent(spec);
        isCancelled(() -> cancelled.choose(position(40), Budget.unlimited()));
        var budget = new Budget.Nodes(20_000);
        assertThat(cancelled.choose(position(40), budget)).isEqualTo(agent(spec).choose(position(40), budget));
    }

    /// With so many empty squares the caller often waits for its helpers.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void stopsTheSolverWithItsHelpers(int threads) {
        var solver = new EndgameSolver(new EndgameOptions(16, threads));
        for (int round = 0; round < 5; round++) {
            isCancelled(() -> solver.solve(position(28)));
        }
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("endgame-"));
    }

    @ParameterizedTest
    @MethodSource("agents")
    void staysInterrupted(String spec) {
        Agent<OthelloPosition, OthelloMove> agent = agent(spec);
        long begun = System.nanoTime();
        Thread.currentThread().interrupt();
        try {
            assertThat(OthelloPosition.start().isLegal(agent.choose(OthelloPosition.start(), Budget.unlimited())))
                    .isTrue();
        } catch (CancellationException stopped) {
            assertThat(spec).endsWith(":30");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(PROMPT);
    }
}
