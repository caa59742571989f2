package dev.quoin.cli.bench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/// Rounds of one kind of work, in CPU time of this thread. Mutable, not thread-safe.
///
/// Kinds of work that are measured together alternate, so that every round finds the cache as others left it
/// and the compiler sees all kinds before any is measured. The first half of the time is warm-up.
public final class Rounds {
    private static final double WARM_UP = 0.5;
    private static final int FEWEST = 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Timed work;
    private final Clock clock;
    private final List<Long> nanos = new ArrayList<>();
    private long found;

    /// Creates rounds of work that returns a count, so that none of it can be optimized away.
    public Rounds(LongSupplier work) {
        this(
                clock -> {
                    clock.start();
                    long found = work.getAsLong();
                    clock.stop();
                    return found;
                },
                new Clock(THREADS::getCurrentThreadCpuTime));
    }

    private Rounds(Timed work, Clock clock) {
        this.work = work;
        this.clock = clock;
    }

    /// Returns rounds of work that is timed only in part, in CPU time of this thread.
    public static Rounds timing(Timed work) {
        return new Rounds(work, new Clock(THREADS::getCurrentThreadCpuTime));
    }

    /// Returns rounds of multithreaded work that is timed only in part, in elapsed time.
    public static Rounds timingThreads(Timed work) {
        return new Rounds(work, new Clock(System::nanoTime));
    }

    /// Work that starts and stops its own clock and returns a count.
    public interface Timed {
        /// Does one round of work.
        long run(Clock clock);
    }

    /// A stopwatch. Mutable, not thread-safe.
    public static final class Clock {
        private final LongSupplier now;
        private long total;
        private long started;

        private Clock(LongSupplier now) {
            this.now = now;
        }

        /// Starts the clock.
        public void start() {
            started = now.getAsLong();
        }

        /// Stops the clock.
        public void stop() {
            total += now.getAsLong() - started;
        }
    }

    /// Runs all kinds of work alternately for about `seconds` of CPU time.
    public static void run(List<Rounds> kinds, double seconds) {
        long start = THREADS.getCurrentThreadCpuTime();
        double share = 0;
        while (share < 1 || kinds.getFirst().nanos.size() < FEWEST) {
            share = (THREADS.getCurrentThreadCpuTime() - start) / (seconds * 1e9);
            for (Rounds each : kinds) {
                each.run(share >= WARM_UP);
            }
        }
    }

    private void run(boolean counts) {
        clock.total = 0;
        found += work.run(clock);
        if (counts) {
            nanos.add(clock.total);
        }
    }

    /// Returns the median time of a round, in nanoseconds.
    public double median() {
        if (found < 0) {
            throw new IllegalStateException("what was found is only summed so that no work is dropped as unused");
        }
        return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElseThrow();
    }
}
