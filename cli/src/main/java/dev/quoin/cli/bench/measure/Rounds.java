package dev.quoin.cli.bench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/// Rounds of one kind of work, in CPU time of this thread. Mutable, for one thread.
///
/// Kinds of work that are measured together take turns, so that every round finds the cache as others left it and the
/// compiler sees all kinds before any is measured. The first half of the time is warm-up.
public final class Rounds {
    private static final double WARM_UP = 0.5;
    private static final int FEWEST = 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Timed work;
    private final Clock clock;
    private final List<Long> nanos = new ArrayList<>();
    private long found;

    /// Rounds of work that says how much it found, so that none of it can be dropped as unused.
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

    /// Rounds of work of which only a part counts, in CPU time of this thread.
    public static Rounds timing(Timed work) {
        return new Rounds(work, new Clock(THREADS::getCurrentThreadCpuTime));
    }

    /// Rounds of work that several threads share, of which only a part counts, in time that passes for everybody.
    public static Rounds timingThreads(Timed work) {
        return new Rounds(work, new Clock(System::nanoTime));
    }

    /// Work that starts and stops its own clock and says how much it found.
    public interface Timed {
        /// Does one round of work.
        long run(Clock clock);
    }

    /// A stopwatch. Mutable, for one thread.
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

    /// Lets all kinds of work take turns for about so many seconds of CPU time.
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

    /// The time of the round in the middle, in nanoseconds.
    public double median() {
        if (found < 0) {
            throw new IllegalStateException("what was found is only summed so that no work is dropped as unused");
        }
        return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElseThrow();
    }
}
