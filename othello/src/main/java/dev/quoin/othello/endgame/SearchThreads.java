package dev.quoin.othello.endgame;

import dev.quoin.game.CpuMeter;
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

/// The threads of one solver run: the caller's, and helpers that wait for split points (young brothers wait).
/// Thread-safe.
final class SearchThreads implements AutoCloseable {
    /// Nodes of the caller's thread between two progress reports.
    private static final long REPORT_INTERVAL = 1 << 21;

    private static final String STOPPED = "the endgame search was stopped";

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<SplitPoint> splitPoints = new ArrayList<>();
    private final List<EndgameSearch> searches = new ArrayList<>();
    private final List<Thread> helpers = new ArrayList<>();
    private final Thread caller = Thread.currentThread();
    private final LongConsumer report;
    private final LongPredicate enough;
    private long nextReport = REPORT_INTERVAL;
    private final AtomicInteger idle = new AtomicInteger();
    private volatile boolean stopped;
    private volatile @Nullable Throwable failure;

    /// Both are called on the caller's thread with the number of nodes so far: `report` from time to time, `enough`
    /// very often.
    SearchThreads(LongConsumer report, LongPredicate enough) {
        this.report = report;
        this.enough = enough;
    }

    /// Starts the helper threads, each with its own search, and returns the caller's search, number 0.
    EndgameSearch start(int threads, IntFunction<EndgameSearch> search) {
        for (int thread = 0; thread < threads; thread++) {
            searches.add(search.apply(thread));
        }
        for (int thread = 1; thread < threads; thread++) {
            EndgameSearch own = searches.get(thread);
            helpers.add(Thread.ofPlatform()
                    .daemon()
                    .name("endgame-" + thread)
                    .start(CpuMeter.counted(() -> helperLoop(own))));
        }
        return searches.getFirst();
    }

    /// Nodes searched by all threads; slightly out of date while they run.
    long nodes() {
        long nodes = 0;
        for (EndgameSearch each : searches) {
            nodes += each.nodes();
        }
        return nodes;
    }

    /// Stops all searches.
    void stop() {
        stopped = true;
    }

    boolean hasIdle() {
        return idle.get() > 0;
    }

    /// Throws if all searches were stopped, or the split point at which this one works was canceled.
    void checkStop(EndgameSearch search, SplitPoint work) {
        checkInterrupt();
        if (work.isCancelled()) {
            throw new SplitPoint.Cancelled();
        }
        if (caller.equals(Thread.currentThread())) {
            checkWatcher(search.nodes());
        }
    }

    /// Throws if all searches were stopped; asks no watcher.
    void checkInterrupt() {
        if (stopped || Thread.currentThread().isInterrupted()) {
            throw new CancellationException(STOPPED);
        }
    }

    /// On the caller's thread: asks the watcher whether to stop, and reports progress from time to time.
    private void checkWatcher(long nodes) {
        if (enough.test(nodes())) {
            stopped = true;
            throw new CancellationException(STOPPED);
        }
        if (nodes >= nextReport) {
            nextReport = nodes + REPORT_INTERVAL;
            report.accept(nodes());
        }
    }

    /// Makes a split point visible to idle threads.
    void open(SplitPoint splitPoint) {
        lock.lock();
        try {
            splitPoints.add(splitPoint);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Waits until all helpers have left a split point; meanwhile helps at split points below it.
    void join(SplitPoint splitPoint, EndgameSearch search) {
        lock.lock();
        try {
            splitPoints.remove(splitPoint);
            idle.incrementAndGet();
            while (splitPoint.helpers > 0) {
                SplitPoint below = findBelow(splitPoint);
                if (below == null) {
                    awaitChange();
                } else {
                    helpAt(below, search);
                }
            }
            idle.decrementAndGet();
        } finally {
            lock.unlock();
        }
    }

    /// Waits for a change. Interrupted, it stops all searches, and still waits for the helpers to leave.
    @SuppressWarnings("WaitNotInLoop") // the caller loops
    private void awaitChange() {
        if (stopped) {
            changed.awaitUninterruptibly();
            return;
        }
        try {
            changed.await();
        } catch (InterruptedException e) {
            stopped = true;
            Thread.currentThread().interrupt();
        }
    }

    private void helperLoop(EndgameSearch search) {
        lock.lock();
        try {
            idle.incrementAndGet();
            while (!stopped) {
                SplitPoint splitPoint = findBelow(SplitPoint.NONE);
                if (splitPoint == null) {
                    changed.awaitUninterruptibly();
                } else {
                    helpAt(splitPoint, search);
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private @Nullable SplitPoint findBelow(SplitPoint above) {
        for (SplitPoint each : splitPoints) {
            if (each.hasNext() && each.isBelow(above)) {
                return each;
            }
        }
        return null;
    }

    /// Called with the lock held; releases it while searching.
    private void helpAt(SplitPoint splitPoint, EndgameSearch search) {
        splitPoint.helpers++;
        idle.decrementAndGet();
        lock.unlock();
        try {
            search.help(splitPoint);
        } catch (CancellationException | SplitPoint.Cancelled expected) {
            // The owner of the split point is stopped or canceled as well.
            splitPoint.cancel();
        } catch (Throwable unexpected) {
            failure = unexpected;
            stopped = true;
        } finally {
            lock.lock();
            idle.incrementAndGet();
            splitPoint.helpers--;
            changed.signalAll();
        }
    }

    /// Stops the helpers and waits for them to end.
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
