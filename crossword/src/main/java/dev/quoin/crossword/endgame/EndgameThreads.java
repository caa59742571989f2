package dev.quoin.crossword.endgame;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongPredicate;

/// What the threads of a search share.
///
/// @param count the number of threads
record EndgameThreads(int count, PositionTable table, BusyMoves busy, KillerMoves killers, SearchControl control) {
    EndgameThreads(int count, PositionTable table, SearchControl control) {
        this(count, table, new BusyMoves(), new KillerMoves(), control);
    }

    /// The moves that threads are searching now, so that others begin with another one (simplified ABDADA).
    /// Thread-safe.
    ///
    /// An entry that another move overwrites only costs time: two threads may then search the same move.
    static final class BusyMoves {
        private static final int SLOTS = 1 << 14;

        private final AtomicLongArray moves = new AtomicLongArray(SLOTS);

        /// The key of a move in a position; never 0.
        static long key(long hash, int mark) {
            return EndgameBoard.mix(hash + mark) | 1;
        }

        /// Returns whether another thread searches this move; otherwise enters it.
        boolean isBusy(long key) {
            int slot = (int) (key >>> 20) & SLOTS - 1;
            if (moves.getOpaque(slot) == key) {
                return true;
            }
            moves.setOpaque(slot, key);
            return false;
        }

        /// Removes a move.
        void leave(long key) {
            int slot = (int) (key >>> 20) & SLOTS - 1;
            if (moves.getOpaque(slot) == key) {
                moves.setOpaque(slot, 0);
            }
        }
    }

    /// The last two moves that caused a cutoff at each ply, by mark. Shared by all threads without locks: one
    /// thread learns from another what refutes similar moves, and a mixed-up entry only changes the order of
    /// moves.
    static final class KillerMoves {
        private static final int PLIES = 256;

        private final AtomicIntegerArray marks = new AtomicIntegerArray(2 * PLIES);

        int first(int ply) {
            return marks.getPlain(2 * (ply & PLIES - 1));
        }

        int second(int ply) {
            return marks.getPlain(2 * (ply & PLIES - 1) + 1);
        }

        void add(int ply, int mark) {
            int at = 2 * (ply & PLIES - 1);
            int first = marks.getPlain(at);
            if (first != mark) {
                marks.setPlain(at + 1, first);
                marks.setPlain(at, mark);
            }
        }
    }

    /// Stops the threads of a search: when the time is up, when asked to, or when the caller is interrupted.
    /// Thread-safe.
    static final class SearchControl {
        /// How long collecting the line may take at most when the time is up.
        private static final long LINE_NANOS = 300_000_000;

        /// The part of the time limit that collecting the line may take more.
        private static final int LINE_SHARE = 4;

        private final Thread caller = Thread.currentThread();
        private final LongPredicate isEnough;
        private final long lineNanos;
        private volatile long deadline;
        private volatile boolean stopped;
        private volatile boolean solved;
        private volatile boolean hasEstimate;

        SearchControl(Duration limit, LongPredicate isEnough) {
            this.isEnough = isEnough;
            lineNanos = Math.min(LINE_NANOS, limit.toNanos() / LINE_SHARE);
            deadline = System.nanoTime() + limit.toNanos();
        }

        /// Stops all threads.
        void stop() {
            stopped = true;
        }

        /// From now on the time limit counts: a first estimate, with a move, takes a few milliseconds and is always
        /// found.
        void noteEstimate() {
            hasEstimate = true;
        }

        /// Stops the helpers.
        void endHelpers() {
            solved = true;
        }

        /// Lets the caller's thread collect the line although the time is up or nearly so.
        void grantTimeForLine() {
            stopped = false;
            solved = true;
            long now = System.nanoTime();
            deadline = now + Math.max(lineNanos, deadline - now);
        }

        /// Throws when the calling thread, which has searched so many nodes, must end its search.
        void check(long nodes) {
            if (stopped || hasEstimate && System.nanoTime() - deadline > 0) {
                throw new Stopped();
            }
            boolean isCaller = caller.equals(Thread.currentThread());
            if (isCaller ? Thread.currentThread().isInterrupted() || !solved && isEnough.test(nodes) : solved) {
                stopped = true;
                throw new Stopped();
            }
        }

        /// Throws when the caller was interrupted.
        void checkInterrupt() {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("the endgame search was interrupted");
            }
        }

        /// Ends a search from any depth.
        static final class Stopped extends RuntimeException {
            private static final long serialVersionUID = 1;

            private Stopped() {
                super("stopped", null, false, false);
            }
        }
    }
}
