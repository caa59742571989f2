package dev.quoin.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Budget;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.TimeLimit;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Programs that think for ever while the thread that asked is interrupted.
@Timeout(120)
class CancelledPlayersTest {
    private static final String FOR_EVER = "echo started >&2\nwhile :; do sleep 1; done\n";

    @TempDir
    private Path folder = Path.of("");

    @AfterEach
    void noProcessIsLeft() {
        assertThat(Fixture.processesWith(folder.toString())).isEmpty();
    }

    private static Request<CrosswordPosition> request() {
        CrosswordPosition seen =
                Fixture.DISCIPLINE.game().start(new SplittableRandom(1)).seenBy(0);
        return new Request<>(seen, 0, 1, "", TimeLimit.of(Budget.unlimited(), Duration.ofMinutes(5)), Optional.empty());
    }

    private static void isCancelled(Player<CrosswordPosition, CrosswordMove> player) {
        Thread tester = Thread.currentThread();
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(200);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            tester.interrupt();
        });
        long begun = System.nanoTime();
        assertThatThrownBy(() -> player.choose(request()))
                .isInstanceOf(CancellationException.class)
                .hasMessageEndingWith("was not waited for: the thread was interrupted");
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(3));
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(ExternalContestant.Mode.class)
    void isCancelledInOneGameAndAskedInTheNext(ExternalContestant.Mode mode) throws IOException {
        var fixture = new Fixture(folder);
        try (var player = Fixture.contestant(fixture.script(FOR_EVER), mode).enter(fixture.workspace())) {
            for (int game = 1; game <= 2; game++) {
                player.begin(new Seating(0, game, "game" + game));
                isCancelled(player);
            }
        }
    }

    /// Its late answer would otherwise be the answer to the next question.
    @ParameterizedTest
    @EnumSource(ExternalContestant.Mode.class)
    void aLateAnswerIsForgotten(ExternalContestant.Mode mode) throws IOException {
        var fixture = new Fixture(folder);
        Path script = fixture.script("if mkdir " + folder + "/first 2>/dev/null; then sleep 1; echo late; fi\n"
                + (mode == ExternalContestant.Mode.PERSISTENT
                        ? "answer() { echo pass; }\n" + Fixture.LOOP
                        : "echo pass\n"));
        try (var player = Fixture.contestant(script, mode).enter(fixture.workspace())) {
            player.begin(new Seating(0, 1, "game1"));
            isCancelled(player);
            player.begin(new Seating(0, 2, "game2"));
            assertThat(player.choose(request())).isEqualTo(new CrosswordMove.Pass());
        }
    }
}
