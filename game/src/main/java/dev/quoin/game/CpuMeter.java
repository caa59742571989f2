package dev.quoin.game;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// Adds up the CPU time that an agent spends on its moves, on all threads of its search. Thread-safe.
///
/// The thread that asks an agent for a move does so within [#measure]. A search that starts other threads wraps
/// their tasks, which costs nothing without a meter: `Thread.ofPlatform().start(CpuMeter.counted(task))`.
///
/// Garbage collection and compilation run on threads of the JVM and are not included.
public final class CpuMeter {
    private static final ScopedValue<CpuMeter> CURRENT = ScopedValue.newInstance();
    private static final long UNKNOWN = -1;

    private final AtomicLong nanos = new AtomicLong();
    private volatile boolean incomplete;

    /// Creates a meter at zero.
    public CpuMeter() {}

    /// Loaded on first use, because it takes longer than many commands should.
    private static final class Threads {
        private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();

        /// The CPU time of this thread, which virtual threads do not have.
        static long nanos() {
            boolean isKnown = !Thread.currentThread().isVirtual()
                    && TIMES.isCurrentThreadCpuTimeSupported()
                    && TIMES.isThreadCpuTimeEnabled();
            return isKnown ? TIMES.getCurrentThreadCpuTime() : UNKNOWN;
        }
    }

    /// Starts again from zero.
    public void restart() {
        nanos.set(0);
        incomplete = false;
    }

    /// Runs a task on this thread and adds the CPU time it takes, also when it throws.
    public <R> R measure(Supplier<R> task) {
        if (CURRENT.isBound() && CURRENT.get() == this) {
            return task.get();
        }
        long before = Threads.nanos();
        try {
            return ScopedValue.where(CURRENT, this).call(task::get);
        } finally {
            add(before, Threads.nanos());
        }
    }

    private void add(long before, long after) {
        if (before == UNKNOWN || after == UNKNOWN) {
            incomplete = true;
        } else {
            nanos.addAndGet(after - before);
        }
    }

    /// Returns a task for another thread whose CPU time counts as that of the calling thread: the same task when
    /// nothing is measured here.
    public static Runnable counted(Runnable task) {
        if (!CURRENT.isBound()) {
            return task;
        }
        CpuMeter meter = CURRENT.get();
        return () -> meter.measure(() -> {
            task.run();
            return meter;
        });
    }

    /// Returns the CPU time of all tasks that have ended; empty when that of one could not be measured.
    public Optional<Duration> total() {
        return incomplete ? Optional.empty() : Optional.of(Duration.ofNanos(nanos.get()));
    }
}
