package dev.quoin.othello.endgame;

import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the exact result of a position by searching to the end of the game.
///
/// A solver keeps what it learnt for the next position, so solving the positions of one game backwards is
/// cheap. One position at a time: calls from several threads wait for each other; only [#stop] may be called
/// meanwhile.
///
/// The score does not depend on the options; which of several best lines is found may.
public final class EndgameSolver {
    /// Fewer empty squares are solved before another thread has begun.
    private static final int THREADS_FROM = 15;

    private final EndgameOptions options;
    private final List<HashTable> nearTables = new ArrayList<>();
    private HashTable table = new HashTable(1);
    private volatile @Nullable Crew crew;

    public EndgameSolver(EndgameOptions options) {
        this.options = options;
    }

    /// What it may use.
    public EndgameOptions options() {
        return options;
    }

    /// The exact result of a position.
    public EndgameResult solve(OthelloPosition position) {
        return solve(position.mover(), position.other(), EndgameWatcher.NONE);
    }

    /// The exact result of a position, telling a watcher how far it has come.
    ///
    /// Throws [CancellationException] when it is stopped, the watcher has seen enough, or the calling thread
    /// is interrupted.
    ///
    /// @param mover the discs of the side to move
    /// @param other the discs of its opponent
    public synchronized EndgameResult solve(long mover, long other, EndgameWatcher watcher) {
        if ((mover & other) != 0) {
            throw new IllegalArgumentException("a square holds one disc, but both sides have a disc on "
                    + Long.bitCount(mover & other) + " squares");
        }
        int empties = 64 - Long.bitCount(mover | other);
        int threads = empties < THREADS_FROM ? 1 : options.threads();
        prepareTables(empties, threads);
        OrderValues values = empties < MoveOrder.FORESIGHT_FROM ? OrderValues.none() : OrderValues.shipped();
        var solution = new Solution(mover, other, watcher);
        try (var started = new Crew(solution::report, watcher::isEnough)) {
            crew = started;
            EndgameSearch search =
                    started.start(threads, thread -> new EndgameSearch(nearTables.get(thread), table, values, started));
            return solution.find(search, started);
        } finally {
            crew = null;
        }
    }

    /// Ends a search that is going on in another thread, or in this one when a watcher calls it.
    public void stop() {
        Crew searching = crew;
        if (searching != null) {
            searching.stop();
        }
    }

    /// Few empty squares do not need all the memory, whose clearing takes time.
    private void prepareTables(int empties, int threads) {
        long needed = (1L << 20) << Math.clamp(empties - 12, 0, 20);
        long bytes = Math.min((long) options.hashMegabytes() << 20, needed);
        if (table.bytes() < bytes / 2) {
            table = allocated(bytes);
        }
        table.renew();
        while (nearTables.size() < threads) {
            nearTables.add(new HashTable(EndgameSearch.NEAR_TABLE_BYTES));
        }
    }

    private static HashTable allocated(long bytes) {
        long memory = Runtime.getRuntime().maxMemory();
        if (bytes >= memory) {
            throw new IllegalStateException("a hash table of " + (bytes >> 20)
                    + " MB does not fit the memory of this JVM, " + (memory >> 20) + " MB");
        }
        return new HashTable(bytes);
    }
}
