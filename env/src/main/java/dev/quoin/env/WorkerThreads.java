package dev.quoin.env;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A fixed set of threads, including the calling thread, that process ranges of indices repeatedly without
/// allocating.
///
/// The range is split into chunks: the caller takes them from the low end, the others from the high end. A
/// thread that wakes late finds less to do, but delays nobody.
///
/// A thread waits by spinning briefly and then parking, because the library's barriers and conditions allocate on every
/// wait.
final class WorkerThreads implements AutoCloseable {
    /// Work on the indices from `from` (inclusive) to `to` (exclusive).
    interface Work {
        void on(int from, int to);
    }

    /// How often a thread polls before it parks: about ten microseconds, roughly the time it takes to wake
    /// it.
    private static final int SPINS = 200;

    private final Work work;
    private final List<Thread> others = new ArrayList<>();

    /// The unclaimed range: its first index in the low half, its exclusive end in the high half.
    private final AtomicLong open = new AtomicLong();

    /// The number of unfinished indices in this round.
    private final AtomicInteger pending = new AtomicInteger();

    // The exception of the failed chunk with the lowest indices in this round. Guarded by `others`.
    private @Nullable Throwable failure;
    private int failedAt;

    private @Nullable Thread caller;
    private volatile int chunk;
    private volatile int rounds;
    private volatile boolean closed;

    /// Whether the caller was interrupted in this round.
    private volatile boolean interrupted;

    WorkerThreads(int threads, Work work) {
        this.work = work;
        for (int number = 1; number < threads; number++) {
            others.add(Thread.ofPlatform().daemon().name("quoin-env-" + number).start(this::serve));
        }
    }

    /// Returns the number of threads, including the caller.
    int threads() {
        return others.size() + 1;
    }

    /// Processes the indices from 0 (inclusive) to `count` (exclusive) on the calling thread only.
    synchronized void runAlone(int count) {
        requireOpen();
        work.on(0, count);
    }

    /// Processes the indices from 0 (inclusive) to `count` (exclusive) in chunks of up to `size`. Exceptions
    /// are rethrown here after all chunks have ended; if several fail, the one with the lowest indices wins.
    ///
    /// If the caller is interrupted, it interrupts the others until the round is over.
    synchronized void run(int count, int size) {
        requireOpen();
        caller = Thread.currentThread();
        chunk = size;
        pending.set(count);
        interrupted = false;
        open.set((long) count << Integer.SIZE);
        begin();
        while (take(true)) {
            spreadInterrupt();
        }
        for (int looks = 0; pending.get() > 0; looks++) {
            spreadInterrupt();
            pause(looks);
        }
        synchronized (others) {
            Throwable thrown = failure;
            if (thrown != null) {
                failure = null;
                throw asUnchecked(thrown);
            }
        }
    }

    /// @throws IllegalStateException after [#close]
    void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the vector environment is closed");
        }
    }

    /// Stops the threads; [#run] fails afterwards.
    @Override
    public synchronized void close() {
        closed = true;
        begin();
    }

    // Written only by the caller, which holds the lock; volatile so that the others see it.
    @SuppressWarnings("NonAtomicVolatileUpdate")
    private void begin() {
        rounds++;
        for (int other = 0; other < others.size(); other++) {
            LockSupport.unpark(others.get(other));
        }
    }

    private void serve() {
        int seen = 0;
        while (true) {
            for (int looks = 0; rounds == seen; looks++) {
                pause(looks);
                // A leftover flag of the last round would turn parking into spinning.
                boolean _ = Thread.interrupted();
            }
            seen = rounds;
            if (closed) {
                return;
            }
            while (take(false)) {
                // Continue with the next chunk.
            }
        }
    }

    /// Processes a chunk from the low or the high end; returns false if none is left.
    private boolean take(boolean fromLow) {
        while (true) {
            long now = open.get();
            int low = (int) now;
            int high = (int) (now >>> Integer.SIZE);
            int size = Math.min(chunk, high - low);
            if (size <= 0) {
                return false;
            }
            if (open.compareAndSet(now, fromLow ? now + size : now - ((long) size << Integer.SIZE))) {
                if (!fromLow) {
                    adoptInterrupt();
                }
                int first = fromLow ? low : high - size;
                attempt(first, first + size);
                return true;
            }
        }
    }

    private void attempt(int from, int to) {
        try {
            work.on(from, to);
        } catch (Throwable thrown) {
            synchronized (others) {
                if (failure == null || from < failedAt) {
                    failure = thrown;
                    failedAt = from;
                }
            }
        }
        if (pending.addAndGet(from - to) == 0) {
            LockSupport.unpark(caller);
        }
    }

    private void spreadInterrupt() {
        if (!interrupted && Thread.currentThread().isInterrupted()) {
            interrupted = true;
            others.forEach(Thread::interrupt);
        }
    }

    /// Sets this thread's flag to that of the round whose chunk it has just claimed. A thread that wakes late
    /// may claim one of the next round, so this cannot happen any earlier. The round cannot end before the
    /// chunk does.
    private void adoptInterrupt() {
        boolean _ = Thread.interrupted();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// An interrupted caller does not park but keeps waiting, because a step cannot be left half done. It
    /// stays interrupted.
    private void pause(int looks) {
        if (looks < SPINS) {
            Thread.onSpinWait();
        } else {
            LockSupport.park(this);
        }
    }

    private static RuntimeException asUnchecked(Throwable thrown) {
        return switch (thrown) {
            case RuntimeException exception -> exception;
            case Error error -> throw error;
            default -> new IllegalStateException("a step failed: " + thrown, thrown);
        };
    }
}
