package dev.quoin.crossword.preendgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/// Runs the tasks of a solution on all threads and stops them: when the time or the nodes are used up, when asked to,
/// or when the caller is interrupted. Used by the caller's thread, except [#stop].
///
/// Tasks that run together get equal shares of the nodes that are left. What a task does with its share depends on
/// nothing else, so that a result limited by nodes is the same on any number of threads.
final class PreEndgameControl {
    /// How often the caller looks whether it is interrupted while it waits for other threads.
    private static final Duration PATIENCE = Duration.ofMillis(5);

    private final Thread caller = Thread.currentThread();
    private final int threads;
    private final LongPredicate isEnough;
    private final long deadline;
    private final AtomicLong searched = new AtomicLong();
    private long nodesLeft;
    private volatile boolean stopped;
    private volatile @Nullable Throwable failure;

    PreEndgameControl(PreEndgameOptions options, LongPredicate isEnough) {
        threads = options.threads();
        nodesLeft = options.nodeLimit();
        deadline = System.nanoTime() + options.timeLimit().toNanos();
        this.isEnough = isEnough;
    }

    /// Part of a solution that needs nothing from the others that run with it.
    interface Task {
        void run(Share share);
    }

    /// The nodes that one task may search. Used by one thread.
    final class Share {
        private final long most;
        private long used;

        private Share(long most) {
            this.most = most;
        }

        void use(long nodes) {
            used += nodes;
            searched.addAndGet(nodes);
        }

        /// Whether the task must end.
        boolean isOver() {
            return isOver(0);
        }

        /// Whether a search that has used so many nodes, besides those noted, must end.
        boolean isOver(long nodes) {
            return used + nodes >= most || isStopped(nodes);
        }
    }

    /// Stops all threads.
    void stop() {
        stopped = true;
    }

    private boolean isStopped(long nodes) {
        if (!stopped
                && (System.nanoTime() - deadline > 0
                        || caller.isInterrupted()
                        || caller.equals(Thread.currentThread()) && isEnough.test(searched.get() + nodes))) {
            stopped = true;
        }
        return stopped;
    }

    /// Whether nothing more can be done.
    boolean isOver() {
        return nodesLeft <= 0 || isStopped(0);
    }

    /// Nodes searched so far.
    long nodes() {
        return searched.get();
    }

    /// Runs tasks and waits for them.
    void run(List<? extends Task> tasks) {
        if (tasks.isEmpty() || isOver()) {
            return;
        }
        var shares = new ArrayList<Share>();
        for (int number = 0; number < tasks.size(); number++) {
            shares.add(new Share(Math.max(1, nodesLeft / tasks.size())));
        }
        var next = new AtomicInteger();
        Runnable work = () -> {
            for (int at = next.getAndIncrement(); at < tasks.size(); at = next.getAndIncrement()) {
                tasks.get(at).run(shares.get(at));
            }
        };
        List<Thread> helpers = start(Math.min(threads, tasks.size()) - 1, work);
        try {
            work.run();
        } catch (RuntimeException | Error unexpected) {
            stopped = true;
            throw unexpected;
        } finally {
            await(helpers);
        }
        for (Share share : shares) {
            nodesLeft -= nodesLeft == PreEndgameOptions.ANY_NODES ? 0 : share.used;
        }
        if (failure != null) {
            throw new IllegalStateException("a thread of the pre-endgame solver failed", failure);
        }
    }

    private List<Thread> start(int count, Runnable work) {
        var helpers = new ArrayList<Thread>();
        for (int number = 1; number <= count; number++) {
            helpers.add(
                    Thread.ofPlatform().daemon().name("preendgame-" + number).start(() -> {
                        try {
                            work.run();
                        } catch (Throwable unexpected) {
                            failure = unexpected;
                            stopped = true;
                        }
                    }));
        }
        return helpers;
    }

    private void await(List<Thread> helpers) {
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join(PATIENCE);
                    isStopped(0);
                } catch (InterruptedException e) {
                    interrupted = true;
                    stopped = true;
                }
            }
        }
        if (interrupted) {
            caller.interrupt();
        }
    }

    /// Throws when the caller was interrupted.
    void checkInterrupt() {
        if (caller.isInterrupted()) {
            throw new CancellationException("the pre-endgame solver was interrupted");
        }
    }
}
