package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Waits;
import dev.quoin.game.Budget;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Measures how long a searching thread takes to stop after an interrupt, in elapsed time.
final class CancelBench {
    private static final int TIMES = 30;
    private static final int DEPTH = 30;

    /// More than can be solved in the given time.
    private static final int EMPTY_SQUARES = 26;

    private static final int SHORTEST_MILLIS = 5;
    private static final int LONGEST_MILLIS = 40;

    private final SplittableRandom chance = new SplittableRandom(1);

    /// Measures a search from the start position, much deeper than there is time for.
    Waits search() {
        var agent = SearchAgent.ofDepth(DEPTH);
        return measure(() -> agent.choose(OthelloPosition.start(), Budget.unlimited()));
    }

    /// Measures an exact endgame on one thread, as agents solve theirs.
    Waits endgame() {
        OthelloPosition position = OthelloPosition.start();
        while (Long.bitCount(position.empty()) > EMPTY_SQUARES) {
            List<OthelloMove> legal = position.legal();
            position = position.play(legal.get(chance.nextInt(legal.size())));
        }
        OthelloPosition endgame = position;
        var solver = new EndgameSolver(EndgameOptions.standard());
        return measure(() -> solver.solve(endgame));
    }

    private Waits measure(Runnable thought) {
        var nanos = new ArrayList<Long>();
        try {
            for (int time = 0; time < TIMES; time++) {
                nanos.add(interrupt(thought, chance.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS)));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the benchmark was interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException("a search could not be canceled", e);
        }
        return new Waits(nanos);
    }

    /// Returns the nanoseconds from the interrupt to the end.
    private static long interrupt(Runnable thought, int afterMillis) throws InterruptedException, ExecutionException {
        var ended = new FutureTask<>(() -> {
            try {
                thought.run();
            } catch (CancellationException expected) {
                return System.nanoTime();
            }
            throw new IllegalStateException("it came to an end by itself");
        });
        Thread thinker = Thread.ofPlatform().daemon().name("thinker").start(ended);
        Thread.sleep(afterMillis);
        long sent = System.nanoTime();
        thinker.interrupt();
        return ended.get() - sent;
    }
}
