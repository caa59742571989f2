package dev.quoin.crossword.endgame;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.LongPredicate;

/// Stops the threads of a search: when the time is up, when asked to, or when the caller is interrupted. Thread-safe.
final class SearchControl {
    /// How long collecting the line may take when the time is up.
    private static final long LINE_NANOS = 300_000_000;

    private final Thread caller = Thread.currentThread();
    private final LongPredicate isEnough;
    private volatile long deadline;
    private volatile boolean stopped;
    private volatile boolean solved;
    private volatile boolean hasEstimate;

    SearchControl(Duration limit, LongPredicate isEnough) {
        this.isEnough = isEnough;
        deadline = System.nanoTime() + limit.toNanos();
    }

    /// Stops all threads.
    void stop() {
        stopped = true;
    }

    /// From now on the time limit counts: a first estimate, with a move, takes a few milliseconds and is always found.
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
        deadline = now + Math.max(LINE_NANOS, deadline - now);
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
