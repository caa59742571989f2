package dev.quoin.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.CpuMeter;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class EndgameSolverTest {
    private final EndgameSolver solver = new EndgameSolver(new EndgameOptions(1, 1));

    @Test
    void agreesWithMinimaxOnPositionsFromGames() {
        var random = new SplittableRandom(1);
        for (int empties = 0; empties <= 8; empties++) {
            for (int sample = 0; sample < 60; sample++) {
                agrees(RandomEndgames.played(random, empties));
            }
        }
    }

    @Test
    void agreesWithMinimaxOnThrownDiscs() {
        var random = new SplittableRandom(2);
        for (int empties = 0; empties <= 8; empties++) {
            for (int sample = 0; sample < 150; sample++) {
                agrees(RandomEndgames.thrown(random, empties));
            }
        }
    }

    private void agrees(OthelloPosition position) {
        EndgameResult result = solver.solve(position);
        assertThat(result.score()).as("%s", position).isEqualTo(NaiveMinimax.score(position.mover(), position.other()));
        assertThat(endOf(position, result)).as("%s", position).isEqualTo(result.score());
    }

    /// Plays the line, which must be legal and end the game, and returns its score for the side to move
    /// first.
    private static int endOf(OthelloPosition position, EndgameResult result) {
        long mover = position.mover();
        long other = position.other();
        int sign = 1;
        for (OthelloMove move : result.line()) {
            long flips = 0;
            long disc = 0;
            switch (move) {
                case OthelloMove.Place(int square) -> {
                    disc = 1L << square;
                    flips = Bitboard.flips(square, mover, other);
                    assertThat(Bitboard.moves(mover, other) & disc).isNotZero();
                }
                case OthelloMove.Pass() ->
                    assertThat(Bitboard.moves(mover, other)).isZero();
            }
            long before = mover;
            mover = other ^ flips;
            other = before ^ flips ^ disc;
            sign = -sign;
        }
        assertThat(Bitboard.moves(mover, other) | Bitboard.moves(other, mover)).isZero();
        return sign * NaiveMinimax.finalScore(mover, other);
    }

    @Test
    void threadsAndMemoryDoNotChangeTheScore() {
        var random = new SplittableRandom(4);
        for (int sample = 0; sample < 12; sample++) {
            OthelloPosition position = sample % 3 == 0
                    ? RandomEndgames.thrown(random, 15 + sample % 2)
                    : RandomEndgames.played(random, 15 + sample % 4);
            EndgameResult alone = solver.solve(position);
            assertThat(endOf(position, alone)).isEqualTo(alone.score());
            for (int threads = 2; threads <= 5; threads += 3) {
                EndgameResult together = new EndgameSolver(new EndgameOptions(8, threads)).solve(position);
                assertThat(together.score())
                        .as("%s on %d threads", position, threads)
                        .isEqualTo(alone.score());
                assertThat(endOf(position, together)).isEqualTo(alone.score());
            }
        }
    }

    @Test
    void theCpuTimeOfAllThreadsCounts() {
        OthelloPosition position = RandomEndgames.played(new SplittableRandom(4), 20);
        var together = new EndgameSolver(new EndgameOptions(8, 4));
        var meter = new CpuMeter();
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        meter.measure(() -> together.solve(position));
        long own = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        assertThat((double) meter.total().orElseThrow().toNanos()).isGreaterThan(1.2 * own);
    }

    @Test
    void whatWasLearntBeforeDoesNotChangeTheScore() {
        var random = new SplittableRandom(6);
        for (int sample = 0; sample < 5; sample++) {
            OthelloPosition position = RandomEndgames.played(random, 14);
            int score =
                    new EndgameSolver(EndgameOptions.standard()).solve(position).score();
            assertThat(solver.solve(position).score()).isEqualTo(score);
            assertThat(solver.solve(position).score()).isEqualTo(score);
            long mirroredMover = Long.reverse(position.mover());
            long mirroredOther = Long.reverse(position.other());
            assertThat(solver.solve(mirroredMover, mirroredOther, EndgameWatcher.NONE)
                            .score())
                    .isEqualTo(score);
        }
    }

    @Test
    void theWatcherMayStopTheSearch() {
        var stoppable = new EndgameSolver(new EndgameOptions(1, 2));
        OthelloPosition position = RandomEndgames.played(new SplittableRandom(8), 40);
        assertThatThrownBy(() -> stoppable.solve(position.mover(), position.other(), progress -> stoppable.stop()))
                .isInstanceOf(CancellationException.class)
                .hasMessage("the endgame search was stopped");
    }

    @Test
    void aFullBoardHasItsScoreAndNoLine() {
        EndgameResult result = solver.solve(new OthelloPosition(-1L << 20, (1L << 20) - 1, Disc.WHITE));
        assertThat(result.score()).isEqualTo(20 - 44);
        assertThat(result.line()).isEmpty();
    }

    @Test
    void theEmptySquaresGoToTheWinner() {
        EndgameResult result = solver.solve(new OthelloPosition(1L, 0, Disc.WHITE));
        assertThat(result.score()).isEqualTo(-64);
        assertThat(solver.solve(new OthelloPosition(0, 0, Disc.WHITE)).score()).isZero();
    }

    @Test
    void theWatcherHearsTheResult() {
        var heard = new ArrayList<EndgameProgress>();
        OthelloPosition position = RandomEndgames.played(new SplittableRandom(3), 12);
        EndgameResult result = solver.solve(position.mover(), position.other(), heard::add);
        assertThat(heard.getLast().lower()).isEqualTo(result.score());
        assertThat(heard.getLast().upper()).isEqualTo(result.score());
        assertThat(heard.getLast().best()).hasValue(result.line().getFirst());
        assertThat(heard.getLast().nodes()).isPositive();
    }

    @Test
    void anInterruptStopsTheSearch() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> solver.solve(OthelloPosition.start())).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void moreMemoryThanThereIsIsRefusedInWords() {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        if (megabytes < 16_384) {
            var greedy = new EndgameSolver(new EndgameOptions(16_384, 1));
            assertThatThrownBy(() -> greedy.solve(OthelloPosition.start()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("a hash table of 16384 MB does not fit the memory of this JVM, " + megabytes + " MB");
        }
    }

    @Test
    void wrongOptionsAreRefused() {
        assertThatThrownBy(() -> new EndgameOptions(0, 1)).hasMessage("hash megabytes must be 1..16384, got 0");
        assertThatThrownBy(() -> new EndgameOptions(1, 0)).hasMessage("threads must be 1..256, got 0");
    }
}
