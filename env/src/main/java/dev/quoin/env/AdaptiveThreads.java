package dev.quoin.env;

import java.util.function.LongSupplier;

/// Processes a range of indices repeatedly, on several threads when that is faster than on one. Mutable, not
/// thread-safe; does not allocate.
///
/// Whether threads help depends on the work, its amount and the machine, so this class measures it: it keeps
/// moving averages of the cost per index with one thread and with all of them, uses the cheaper mode, and
/// retries the other one from time to time. Unused threads sleep.
final class AdaptiveThreads implements AutoCloseable {
    /// Rounds shorter than this are never split: waking a thread takes about as long.
    static final long WORTH_SHARING = 15_000;

    /// The target time of a chunk: long compared with claiming one, short compared with the wait for the
    /// last one.
    private static final long CHUNK_NANOS = 8_000;

    /// The slower mode is retried once in this many rounds.
    static final int TRIAL = 128;

    /// During warm-up, while code is being compiled, the modes alternate for this many rounds.
    private static final int FIRST_ROUNDS = 32;

    private static final int WEIGHT = 8;

    private final WorkerThreads workers;
    private final LongSupplier clock;
    private double aloneCost;
    private double sharedCost;
    private int round;

    AdaptiveThreads(int threads, WorkerThreads.Work work) {
        this(threads, work, System::nanoTime);
    }

    /// @param clock the time in nanoseconds
    AdaptiveThreads(int threads, WorkerThreads.Work work, LongSupplier clock) {
        workers = new WorkerThreads(threads, work);
        this.clock = clock;
    }

    /// Processes the indices from 0 (inclusive) to `count` (exclusive). Exceptions are rethrown here after
    /// all threads are done; if several chunks fail, the one with the lowest indices wins.
    void run(int count) {
        if (workers.threads() == 1) {
            workers.runAlone(count);
            return;
        }
        boolean sharing = isShared(count);
        long start = clock.getAsLong();
        if (sharing) {
            workers.run(count, chunk(count));
        } else {
            workers.runAlone(count);
        }
        double cost = (double) (clock.getAsLong() - start) / count;
        if (sharing) {
            sharedCost = averaged(sharedCost, cost);
        } else {
            aloneCost = averaged(aloneCost, cost);
        }
        round++;
    }

    /// Returns whether the next round of `count` indices is split between the threads.
    private boolean isShared(int count) {
        if (count == 1 || round == 0) {
            return false;
        }
        double alone = aloneCost * count;
        if (alone < WORTH_SHARING) {
            return false;
        }
        if (round < FIRST_ROUNDS) {
            return round % 2 == 1;
        }
        boolean sharingIsCheaper = sharedCost < aloneCost;
        return round % TRIAL == 0 ? !sharingIsCheaper : sharingIsCheaper;
    }

    private int chunk(int count) {
        int even = Math.ceilDiv(count, 2 * workers.threads());
        return Math.clamp((long) (CHUNK_NANOS / Math.max(1, aloneCost)), 1, even);
    }

    /// Follows drops quickly, as rounds get cheaper during compilation, and increases slowly, so that a
    /// single delayed round counts for little.
    private static double averaged(double average, double sample) {
        if (average == 0 || sample < average) {
            return average == 0 ? sample : (average + sample) / 2;
        }
        return average + (Math.min(sample, 4 * average) - average) / WEIGHT;
    }

    /// @throws IllegalStateException after [#close]
    void requireOpen() {
        workers.requireOpen();
    }

    /// Stops the threads; [#run] fails afterwards.
    @Override
    public void close() {
        workers.close();
    }
}
