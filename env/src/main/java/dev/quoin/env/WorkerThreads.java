package dev.quoin.env;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A fixed set of threads that work through a range of numbers, again and again, without allocating. The calling thread
/// is one of them.
///
/// The range is handed out in chunks: the caller takes them from the low end, the others from the high end. A thread
/// that wakes late finds less to do, but nobody waits for it.
///
/// A thread waits by spinning briefly and then parking, because the library's barriers and conditions allocate on every
/// wait.
final class WorkerThreads implements AutoCloseable {
    /// Work on the numbers from one to before another.
    interface Work {
        void on(int from, int to);
    }

    /// How often a thread looks before it parks: some ten microseconds, about as long as waking it would take.
    private static final int SPINS = 200;

    private final Work work;
    private final List<Thread> others = new ArrayList<>();

    /// The numbers that nobody has taken: the first in the low half, the one after the last in the high half.
    private final AtomicLong open = new AtomicLong();

    /// How many numbers of this round are still to be finished.
    private final AtomicInteger pending = new AtomicInteger();

    // What was thrown in this round by the chunk with the lowest numbers. Guarded by `others`.
    private @Nullable Throwable failure;
    private int failedAt;

    private @Nullable Thread caller;
    private volatile int chunk;
    private volatile int rounds;
    private volatile boolean closed;

    /// The last round in which the caller was interrupted.
    private volatile int interruptedRound;

    WorkerThreads(int threads, Work work) {
        this.work = work;
        for (int number = 1; number < threads; number++) {
            others.add(Thread.ofPlatform().daemon().name("quoin-env-" + number).start(this::serve));
        }
    }

    /// How many threads work, the caller included.
    int threads() {
        return others.size() + 1;
    }

    /// Does the work on the numbers from 0 to before `count` on the calling thread alone.
    synchronized void runAlone(int count) {
        requireOpen();
        work.on(0, count);
    }

    /// Does the work on the numbers from 0 to before `count`, in chunks of up to `size`. What a chunk threw is thrown
    /// here once all have ended; with several failures, that of the lowest numbers.
    ///
    /// An interrupted caller interrupts the others until the round is over.
    synchronized void run(int count, int size) {
        requireOpen();
        caller = Thread.currentThread();
        chunk = size;
        pending.set(count);
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

    /// Ends the threads; [#run] fails from then on.
    @Override
    public synchronized void close() {
        closed = true;
        begin();
    }

    // Written only by the caller, who holds the lock; volatile for the others to see.
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
                // A leftover of the last round would turn parking into spinning.
                boolean _ = Thread.interrupted();
            }
            seen = rounds;
            if (closed) {
                return;
            }
            // The flag may be a leftover of the last round, or cleared above although it is meant for this one.
            boolean _ = Thread.interrupted();
            if (interruptedRound == seen) {
                Thread.currentThread().interrupt();
            }
            while (take(false)) {
                // On to the next chunk.
            }
        }
    }

    /// Works on a chunk at the low end or at the high end; false when nothing is left.
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
        if (interruptedRound != rounds && Thread.currentThread().isInterrupted()) {
            interruptedRound = rounds;
            others.forEach(Thread::interrupt);
        }
    }

    /// An interrupted caller does not park but still waits: half a step cannot be left. It stays interrupted.
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
