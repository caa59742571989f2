package dev.quoin.game.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ProgramTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration PROMPT = Duration.ofSeconds(2);

    private final ProgramLauncher launcher =
            ProgramLauncher.here(new ProgramCommand("sleep", List.of("sleep", "1000")));

    @AfterEach
    void end() {
        launcher.end();
    }

    /// What a thread got that was interrupted while it waited, and that was so at once.
    private static <T> T interrupted(Supplier<T> wait) throws InterruptedException {
        Thread tester = Thread.currentThread();
        Thread interrupter = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            tester.interrupt();
        });
        long begun = System.nanoTime();
        T got = wait.get();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(PROMPT.plusMillis(200));
        assertThat(Thread.interrupted()).isTrue();
        interrupter.join();
        return got;
    }

    @Test
    void aSilentProgramIsNotWaitedForAfterAnInterrupt() throws InterruptedException {
        Program program = launcher.start(List.of(), ProgramLimits.ofMoves());
        assertThat(interrupted(() -> program.receive(LONG))).isEqualTo(new Heard.Interrupted());
        assertThat(program.isAlive()).isTrue();
    }

    @Test
    void aProgramThatDoesNotReadIsEndedAfterAnInterrupt() throws InterruptedException {
        Program program = launcher.start(List.of(), ProgramLimits.ofMoves());
        String more = "more than a pipe holds ".repeat(100_000);
        assertThat(interrupted(() -> program.send(more, LONG))).isEqualTo(Program.Told.INTERRUPTED);
        assertThat(program.endsWithin(PROMPT)).isTrue();
    }
}
