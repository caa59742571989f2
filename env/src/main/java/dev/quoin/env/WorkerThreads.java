package dev.quoin.env;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A fixed set of threads that split a range of numbers, again and again, without allocating. The calling thread is
/// one of them.
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

    private final int threads;
    private final Work work;
    private final List<Thread> others = new ArrayList<>();

    // By thread, what it threw in this round. Plain: `pending` orders the writes before the caller's reads.
    private final @Nullable Throwable[] failures;

    private final AtomicInteger pending = new AtomicInteger();
    private @Nullable Thread caller;
    private int total;
    private volatile int rounds;
    private volatile boolean closed;

    /// The last round in which the caller was interrupted.
    private volatile int interruptedRound;

    WorkerThreads(int threads, Work work) {
        this.threads = threads;
        this.work = work;
        failures = new Throwable[threads];
        for (int number = 1; number < threads; number++) {
            int share = number;
            others.add(Thread.ofPlatform().daemon().name("quoin-env-" + number).start(() -> serve(share)));
        }
    }

    /// Does the work on the numbers from 0 to before `count`. What a thread threw is thrown here once all have ended
    /// their part; with several failures, that of the lowest numbers. When the caller is interrupted, so are the
    /// others until the round is over.
    synchronized void run(int count) {
        requireOpen();
        if (threads == 1) {
            work.on(0, count);
            return;
        }
        total = count;
        caller = Thread.currentThread();
        pending.set(threads - 1);
        begin();
        attempt(0);
        for (int looks = 0; pending.get() > 0; looks++) {
            if (interruptedRound != rounds && Thread.currentThread().isInterrupted()) {
                interruptedRound = rounds;
                others.forEach(Thread::interrupt);
            }
            pause(looks);
        }
        for (int share = 0; share < threads; share++) {
            Throwable failure = failures[share];
            if (failure != null) {
                clear();
                throw thrown(failure);
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

    private void serve(int share) {
        int done = 0;
        while (true) {
            for (int looks = 0; rounds == done; looks++) {
                pause(looks);
                // A leftover of the last round would turn parking into spinning.
                boolean _ = Thread.interrupted();
            }
            done = rounds;
            if (closed) {
                return;
            }
            // The flag may be a leftover of the last round, or cleared above although it is meant for this one.
            boolean _ = Thread.interrupted();
            if (interruptedRound == done) {
                Thread.currentThread().interrupt();
            }
            attempt(share);
            if (pending.decrementAndGet() == 0) {
                LockSupport.unpark(caller);
            }
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

    private void attempt(int share) {
        try {
            work.on((int) ((long) total * share / threads), (int) ((long) total * (share + 1) / threads));
        } catch (Throwable failure) {
            failures[share] = failure;
        }
    }

    private void clear() {
        for (int share = 0; share < threads; share++) {
            failures[share] = null;
        }
    }

    private static RuntimeException thrown(Throwable failure) {
        return switch (failure) {
            case RuntimeException exception -> exception;
            case Error error -> throw error;
            default -> new IllegalStateException("a step failed: " + failure, failure);
        };
    }
}
