package dev.quoin.othello.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/// The threads of one solution: the caller's, and helpers that wait for moves to be shared. Any thread.
final class Crew implements AutoCloseable {
    /// Nodes of the caller between two calls of the watcher.
    private static final long BETWEEN_REPORTS = 1 << 21;

    private static final String STOPPED = "the endgame search was stopped";

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<SharedMoves> offered = new ArrayList<>();
    private final List<EndgameSearch> searches = new ArrayList<>();
    private final List<Thread> helpers = new ArrayList<>();
    private final Thread caller = Thread.currentThread();
    private final LongConsumer report;
    private final LongPredicate enough;
    private long nextReport = BETWEEN_REPORTS;
    private final AtomicInteger idle = new AtomicInteger();
    private volatile boolean stopped;
    private volatile @Nullable Throwable failure;

    /// Both are asked on the caller's thread with the nodes so far: `report` now and then, `enough` very
    /// often.
    Crew(LongConsumer report, LongPredicate enough) {
        this.report = report;
        this.enough = enough;
    }

    /// Returns the caller's own search, which has the number 0, and starts helpers with searches of their
    /// own.
    EndgameSearch start(int threads, IntFunction<EndgameSearch> search) {
        for (int thread = 0; thread < threads; thread++) {
            searches.add(search.apply(thread));
        }
        for (int thread = 1; thread < threads; thread++) {
            EndgameSearch own = searches.get(thread);
            helpers.add(Thread.ofPlatform().daemon().name("endgame-" + thread).start(() -> help(own)));
        }
        return searches.getFirst();
    }

    /// Positions looked at by all threads; a little behind while they run.
    long nodes() {
        long nodes = 0;
        for (EndgameSearch each : searches) {
            nodes += each.nodes();
        }
        return nodes;
    }

    /// Ends all searches.
    void stop() {
        stopped = true;
    }

    boolean hasIdle() {
        return idle.get() > 0;
    }

    /// Throws when the search shall end: all of it, or the shared moves it is at.
    void obey(EndgameSearch search, SharedMoves work) {
        if (stopped || Thread.currentThread().isInterrupted()) {
            throw new CancellationException(STOPPED);
        }
        if (work.isEnded()) {
            throw new SharedMoves.Ended();
        }
        if (caller.equals(Thread.currentThread())) {
            lookUp(search.nodes());
        }
    }

    /// On the caller's thread: asks whether it is enough, and reports now and then.
    private void lookUp(long nodes) {
        if (enough.test(nodes())) {
            stopped = true;
            throw new CancellationException(STOPPED);
        }
        if (nodes >= nextReport) {
            nextReport = nodes + BETWEEN_REPORTS;
            report.accept(nodes());
        }
    }

    void offer(SharedMoves shared) {
        lock.lock();
        try {
            offered.add(shared);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Waits until all helpers have left shared moves; meanwhile helps with what these share themselves.
    void withdraw(SharedMoves shared, EndgameSearch search) {
        lock.lock();
        try {
            offered.remove(shared);
            idle.incrementAndGet();
            while (shared.helpers > 0) {
                SharedMoves below = takeBelow(shared);
                if (below == null) {
                    changed.awaitUninterruptibly();
                } else {
                    join(below, search);
                }
            }
            idle.decrementAndGet();
        } finally {
            lock.unlock();
        }
    }

    private void help(EndgameSearch search) {
        lock.lock();
        try {
            idle.incrementAndGet();
            while (!stopped) {
                SharedMoves shared = takeBelow(SharedMoves.NONE);
                if (shared == null) {
                    changed.awaitUninterruptibly();
                } else {
                    join(shared, search);
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private @Nullable SharedMoves takeBelow(SharedMoves above) {
        for (SharedMoves each : offered) {
            if (each.hasNext() && each.isBelow(above)) {
                return each;
            }
        }
        return null;
    }

    /// Called with the lock held, which is free while the moves are searched.
    private void join(SharedMoves shared, EndgameSearch search) {
        shared.helpers++;
        idle.decrementAndGet();
        lock.unlock();
        try {
            search.helpWith(shared);
        } catch (CancellationException | SharedMoves.Ended expected) {
            // Whoever asked for the moves sees the same.
            shared.end();
        } catch (Throwable unexpected) {
            failure = unexpected;
            stopped = true;
        } finally {
            lock.lock();
            idle.incrementAndGet();
            shared.helpers--;
            changed.signalAll();
        }
    }

    /// Ends the helpers, and waits for them.
    @Override
    public void close() {
        stopped = true;
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw new IllegalStateException("a thread of the endgame search failed", failure);
        }
    }
}
