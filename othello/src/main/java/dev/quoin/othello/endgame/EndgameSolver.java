package dev.quoin.othello.endgame;

import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Solves positions exactly by searching to the end of the game.
///
/// A solver keeps its transposition table, so solving the positions of a game backwards is cheap. It solves
/// one position at a time: concurrent calls wait for each other, except [#stop].
///
/// The score does not depend on the options; which of several best lines is found may.
public final class EndgameSolver {
    /// With fewer empty squares, the search is over before another thread has started.
    private static final int THREADS_FROM = 15;

    private final EndgameOptions options;
    private final List<EndgameTable> localTables = new ArrayList<>();
    private EndgameTable table = new EndgameTable(1);
    private volatile @Nullable SearchThreads running;

    /// Creates a solver with the standard options: one thread, 128 MB.
    public EndgameSolver() {
        this(EndgameOptions.standard());
    }

    /// Creates a solver.
    public EndgameSolver(EndgameOptions options) {
        this.options = options;
    }

    /// Returns the options of this solver.
    public EndgameOptions options() {
        return options;
    }

    /// Solves a position exactly.
    public EndgameResult solve(OthelloPosition position) {
        return solve(position.mover(), position.other(), EndgameWatcher.NONE);
    }

    /// Solves a position exactly, with progress reports.
    ///
    /// Throws [java.util.concurrent.CancellationException] when it is stopped, by [#stop], by the watcher, or
    /// because the calling thread is interrupted.
    ///
    /// @param mover the discs of the side to move
    /// @param other the discs of its opponent
    public synchronized EndgameResult solve(long mover, long other, EndgameWatcher watcher) {
        if ((mover & other) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but both sides have a disc on "
                    + Long.bitCount(mover & other) + " squares");
        }
        int empties = 64 - Long.bitCount(mover | other);
        int threadCount = empties < THREADS_FROM ? 1 : options.threads();
        prepareTables(empties, threadCount);
        MoveOrderingWeights weights =
                empties < EndgameMoveOrder.EVALUATION_FROM ? MoveOrderingWeights.none() : MoveOrderingWeights.shipped();
        var run = new SolverRun(mover, other, watcher);
        try (var started = new SearchThreads(run::report, watcher::isEnough)) {
            running = started;
            EndgameSearch search = started.start(
                    threadCount, thread -> new EndgameSearch(localTables.get(thread), table, weights, started));
            return run.solve(search, started);
        } finally {
            running = null;
        }
    }

    /// Stops a search in another thread, or in this one if called by a watcher.
    public void stop() {
        SearchThreads searching = running;
        if (searching != null) {
            searching.stop();
        }
    }

    /// A few empty squares do not need a large table, and clearing it takes time.
    private void prepareTables(int empties, int threadCount) {
        long needed = (1L << 20) << Math.clamp(empties - 12, 0, 20);
        long bytes = Math.min((long) options.hashMegabytes() << 20, needed);
        if (table.bytes() < bytes / 2) {
            table = allocated(bytes);
        }
        table.nextGeneration();
        while (localTables.size() < threadCount) {
            localTables.add(new EndgameTable(EndgameSearch.LOCAL_TABLE_BYTES));
        }
    }

    private static EndgameTable allocated(long bytes) {
        long memory = Runtime.getRuntime().maxMemory();
        if (bytes >= memory) {
            throw new IllegalStateException("a hash table of " + (bytes >> 20)
                    + " MB does not fit the memory of this JVM, " + (memory >> 20) + " MB");
        }
        return new EndgameTable(bytes);
    }
}
