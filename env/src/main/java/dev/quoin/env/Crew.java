package dev.quoin.env;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.jspecify.annotations.Nullable;

/// Threads that share out a range of numbers, again and again, without allocating; the caller is one of them. For one
/// caller at a time.
final class Crew implements AutoCloseable {
    /// Work on the numbers from one to before another.
    interface Work {
        void on(int from, int to);
    }

    private final int threads;
    private final Work work;
    private final CyclicBarrier begin;
    private final CyclicBarrier end;
    private final List<Thread> others = new ArrayList<>();
    private volatile int total;
    private volatile boolean closed;
    private volatile @Nullable RuntimeException failure;

    Crew(int threads, Work work) {
        this.threads = threads;
        this.work = work;
        begin = new CyclicBarrier(threads);
        end = new CyclicBarrier(threads);
        for (int number = 1; number < threads; number++) {
            int share = number;
            others.add(Thread.ofPlatform().daemon().name("quoin-env-" + number).start(() -> serve(share)));
        }
    }

    /// Does the work on the numbers from 0 to before `count`; throws what one of the threads threw.
    void run(int count) {
        if (closed) {
            throw new IllegalStateException("the vector environment is closed");
        }
        if (threads == 1) {
            work.on(0, count);
            return;
        }
        total = count;
        failure = null;
        await(begin);
        attempt(0);
        await(end);
        RuntimeException thrown = failure;
        if (thrown != null) {
            throw thrown;
        }
    }

    private void serve(int share) {
        while (true) {
            await(begin);
            if (closed) {
                return;
            }
            attempt(share);
            await(end);
        }
    }

    private void attempt(int share) {
        try {
            work.on((int) ((long) total * share / threads), (int) ((long) total * (share + 1) / threads));
        } catch (RuntimeException thrown) {
            failure = thrown;
        }
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException broken) {
            throw new IllegalStateException("a thread of the vector environment was interrupted", broken);
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            if (threads > 1) {
                await(begin);
            }
        }
    }
}
