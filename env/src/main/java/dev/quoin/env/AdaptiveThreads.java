package dev.quoin.env;

import java.util.function.LongSupplier;

/// Works through a range of numbers again and again, with several threads where that is faster than with one. Mutable,
/// for one caller at a time; does not allocate.
///
/// Whether the threads help depends on the work, its amount and the machine, so it is measured: the cost of a number
/// with one thread and with all of them are kept as moving averages, the cheaper way is taken, and the other is tried
/// again now and then. The threads sleep meanwhile.
final class AdaptiveThreads implements AutoCloseable {
    /// Rounds that are shorter than this are never shared: waking a thread takes about as long.
    static final long WORTH_SHARING = 15_000;

    /// How long a chunk should take: long against the taking of one, short against the wait for the last.
    private static final long CHUNK_NANOS = 8_000;

    /// The other way is tried in every so many rounds.
    static final int TRIAL = 128;

    /// At first, while everything is compiled, both ways take turns for so many rounds.
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

    /// Does the work on the numbers from 0 to before `count`. What it throws is thrown here once all threads are done;
    /// with several failures, that of the lowest numbers.
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

    /// Whether the next round over so many numbers is shared between the threads.
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

    /// Follows quickly when rounds become cheaper, as they do while they are being compiled. Slowly when they become
    /// dearer: one round that the machine held up must not count for much.
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

    /// Ends the threads; [#run] fails from then on.
    @Override
    public void close() {
        workers.close();
    }
}
