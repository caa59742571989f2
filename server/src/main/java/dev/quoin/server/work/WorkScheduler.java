package dev.quoin.server.work;

import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Refused;
import dev.quoin.server.http.caller.Connection;
import dev.quoin.server.http.caller.Requester;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/// Schedules computations. Thread-safe.
///
/// Work runs on separate platform threads, so requests are answered however long it takes.
///
/// - **Replies** start at once as long as fewer than one per core are *young*, which means they have run for
///   less than a fifth of a second. So a quick reply does not wait for searches that take seconds; the
///   operating system divides the cores among them. The number of waiting replies is unlimited: each belongs
///   to a game that somebody is playing.
/// - **Programs** have their own threads, because they mostly wait.
/// - **Analyses** leave one core to everything else, wait in a bounded queue, and pause while a young reply
///   runs or replies occupy all cores.
/// - **Background** jobs run one at a time and pause while all cores have something else to do.
///
/// All work has a time limit. At the limit the [StopSignal] asks it to stop with the result so far; a second
/// later its thread is interrupted.
public final class WorkScheduler implements AutoCloseable {
    private static final long YOUNG_NANOS = 200_000_000;
    private static final long GRACE_NANOS = 1_000_000_000;
    private static final long QUEUED_NANOS = 10_000_000_000L;

    /// The maximum pause of background work, and how long it may run afterwards, so that it never stops
    /// completely.
    private static final long LONGEST_PAUSE_NANOS = 2_000_000_000;

    private static final long GRANTED_NANOS = 100_000_000;

    private static final long TICK_NANOS = 20_000_000;
    private static final Duration LOOK = Duration.ofMillis(50);
    private static final long CLOSING_SECONDS = 5;

    /// The limit per address, in players: throwaway cookies cost nothing, but several people may share an
    /// address.
    private static final int PLAYERS_PER_ADDRESS = 4;

    /// The proxy in front of the server may be on this machine without being configured.
    private static final int LOOPBACK_FACTOR = 10;

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private final WorkLimits limits;
    private final int cores;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<WorkKind, Lane> lanes = new EnumMap<>(WorkKind.class);
    private final ExecutorService threads = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("search-", 0).factory());
    private final LongAdder rejected = new LongAdder();
    private final LongAdder cancelled = new LongAdder();
    private final LongAdder cpuNanos = new LongAdder();
    private volatile boolean closed;

    // Read by running work without the lock.
    private volatile int youngReplies;
    private volatile int runningReplies;
    private volatile int runningAnalyses;

    /// Creates a scheduler for the cores of this machine.
    public WorkScheduler(WorkLimits limits, Meters meters) {
        this(limits, meters, Runtime.getRuntime().availableProcessors());
    }

    /// Creates a scheduler for a number of cores.
    public WorkScheduler(WorkLimits limits, Meters meters, int cores) {
        this.limits = limits;
        this.cores = Math.max(1, cores);
        for (WorkKind kind : WorkKind.values()) {
            var lane = new Lane();
            lanes.put(kind, lane);
            meters.gauge("quoin_work_" + kind.plural() + "_running", () -> locked(lane.running::size));
            meters.gauge("quoin_work_" + kind.plural() + "_queued", () -> locked(lane.queue::size));
        }
        meters.counter("quoin_work_rejected_total", rejected::sum);
        meters.counter("quoin_work_cancelled_total", cancelled::sum);
        meters.counter("quoin_work_cpu_seconds_total", () -> cpuNanos.sum() / 1e9);
        Thread.ofPlatform().daemon().name("search-timer").start(this::watchTime);
    }

    private int locked(IntSupplier value) {
        lock.lock();
        try {
            return value.getAsInt();
        } finally {
            lock.unlock();
        }
    }

    /// Runs an analysis while a client waits for it.
    ///
    /// @param limit the time limit
    /// @param gone returns whether the client has disconnected, which cancels the analysis; called by the
    ///     calling thread
    /// @throws Refused with 429 when the client already has too many searches, with 503 when the server does
    public <T> T analyze(Requester requester, Duration limit, BooleanSupplier gone, Work<T> work) {
        Ticket<T> ticket = submit(WorkKind.ANALYSIS, requester, limit, work);
        try {
            Optional<T> result = ticket.await(LOOK);
            while (result.isEmpty()) {
                if (gone.getAsBoolean()) {
                    ticket.cancel();
                    throw Refused.of(499, "client-closed", "the client closed the connection");
                }
                result = ticket.await(LOOK);
            }
            return result.get();
        } catch (CancellationException e) {
            throw closed ? stopping() : Refused.of(503, "busy", "the analysis took too long; try again later");
        } catch (InterruptedException e) {
            ticket.cancel();
            throw stopping();
        }
    }

    /// Submits work.
    ///
    /// @param limit the time limit
    /// @throws Refused when the server is stopping; for an analysis also with 429 when the client already
    ///     has too many searches, and with 503 when the server does
    public <T> Ticket<T> submit(WorkKind kind, Requester requester, Duration limit, Work<T> work) {
        var job = new Job<T>(this, kind, requester, limit, work);
        lock.lock();
        try {
            if (closed) {
                throw stopping();
            }
            if (kind == WorkKind.ANALYSIS) {
                admit(job);
            }
            lane(kind).queue.add(job);
            dispatch();
            return job;
        } finally {
            lock.unlock();
        }
    }

    private static Refused stopping() {
        return Refused.of(503, "stopping", "the server is about to stop");
    }

    private static Refused busy() {
        return Refused.of(503, "busy", "the server is busy; try again in a moment");
    }

    private Lane lane(WorkKind kind) {
        return Objects.requireNonNull(lanes.get(kind));
    }

    private void admit(Job<?> job) {
        Lane lane = lane(job.kind);
        if (lane.ofPlayer(job) >= limits.searchesPerPlayer() || lane.ofAddress(job) >= perAddress(job)) {
            rejected.increment();
            throw Refused.of(
                    429, "too-many-searches", "you have too many searches running; wait until one of them finishes");
        }
        if (lane.queue.size() >= limits.queuedSearches()) {
            rejected.increment();
            Job<?> crowdedOut = lane.crowdedOut(job).orElseThrow(WorkScheduler::busy);
            lane.queue.remove(crowdedOut);
            crowdedOut.fail(busy());
        }
    }

    private int perAddress(Job<?> job) {
        int usual = limits.searchesPerPlayer() * PLAYERS_PER_ADDRESS;
        return Connection.isLoopback(job.address()) ? usual * LOOPBACK_FACTOR : usual;
    }

    /// Starts all jobs that can start. Called with the lock held, after every change.
    private void dispatch() {
        long now = System.nanoTime();
        for (WorkKind kind : WorkKind.values()) {
            Lane lane = lane(kind);
            boolean any = true;
            while (any && !lane.queue.isEmpty() && hasRoom(kind, now)) {
                Optional<Job<?>> next = lane.next(this::isEligible, now);
                next.ifPresent(job -> start(lane, job, now));
                any = next.isPresent();
            }
        }
        youngReplies = young(now);
        runningReplies = lane(WorkKind.REPLY).running.size();
        runningAnalyses = lane(WorkKind.ANALYSIS).running.size();
        changed.signalAll();
    }

    private boolean hasRoom(WorkKind kind, long now) {
        int running = lane(kind).running.size();
        return switch (kind) {
            case REPLY -> running < Math.max(4, 2 * cores) && young(now) < cores;
            case PROGRAM -> running < 4 * cores;
            case ANALYSIS -> running < Math.max(1, cores - 1);
            case BACKGROUND -> running < 1;
        };
    }

    private int young(long now) {
        int young = 0;
        for (Job<?> job : lane(WorkKind.REPLY).running) {
            young += now - job.started < YOUNG_NANOS ? 1 : 0;
        }
        return young;
    }

    private boolean isEligible(Job<?> job) {
        Lane lane = lane(job.kind);
        return lane.runningOfPlayer(job) < limits.searchesPerPlayer() && lane.runningOfAddress(job) < perAddress(job);
    }

    private void start(Lane lane, Job<?> job, long now) {
        job.started = now;
        lane.running.add(job);
        threads.execute(() -> run(lane, job));
    }

    private void run(Lane lane, Job<?> job) {
        lock.lock();
        try {
            job.thread = Thread.currentThread();
            if (job.isStopped()) {
                Thread.currentThread().interrupt();
            }
        } finally {
            lock.unlock();
        }
        long cpu = CPU.getCurrentThreadCpuTime();
        job.run(() -> ended(lane, job, CPU.getCurrentThreadCpuTime() - cpu));
    }

    private void ended(Lane lane, Job<?> job, long cpu) {
        long now = System.nanoTime();
        lock.lock();
        try {
            job.thread = null;
            // From here on nobody interrupts this thread for the job; the next job starts without the flag.
            boolean _ = Thread.interrupted();
            lane.running.remove(job);
            lane.used(job, job.kind == WorkKind.PROGRAM ? now - job.started : cpu, now);
            dispatch();
        } finally {
            lock.unlock();
        }
        cpuNanos.add(cpu);
        job.requester.charge(cpu / 1e9 * job.kind.chargedShare());
    }

    void cancel(Job<?> job) {
        lock.lock();
        try {
            Lane lane = lane(job.kind);
            if (lane.queue.remove(job)) {
                job.fail(new CancellationException("canceled before it started"));
                cancelled.increment();
                dispatch();
            } else if (lane.running.contains(job)) {
                interrupt(job);
                cancelled.increment();
            }
        } finally {
            lock.unlock();
        }
    }

    private static void interrupt(Job<?> job) {
        job.stop();
        if (job.thread != null) {
            job.thread.interrupt();
        }
    }

    /// Returns whether a running job should pause. Needs no lock: it is called thousands of times a second.
    boolean mustYield(Job<?> job) {
        return switch (job.kind) {
            case REPLY, PROGRAM -> false;
            case ANALYSIS -> youngReplies > 0 || runningReplies >= cores;
            case BACKGROUND ->
                youngReplies > 0
                        || runningReplies + runningAnalyses >= cores && System.nanoTime() - job.grantedUntil >= 0;
        };
    }

    /// Pauses a running job until no other work needs the CPU more.
    void pause(Job<?> job) {
        long begun = System.nanoTime();
        lock.lock();
        try {
            while (mustYield(job) && !job.isStopped()) {
                if (job.kind == WorkKind.BACKGROUND && System.nanoTime() - begun > LONGEST_PAUSE_NANOS) {
                    job.grantedUntil = System.nanoTime() + GRANTED_NANOS;
                    return;
                }
                long _ = changed.awaitNanos(TICK_NANOS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /// Stops jobs that take too long, and starts jobs that can start because a reply is no longer young.
    private void watchTime() {
        lock.lock();
        try {
            while (!closed) {
                if (jobs().findAny().isEmpty()) {
                    changed.await();
                } else {
                    long _ = changed.awaitNanos(TICK_NANOS);
                    tick(System.nanoTime());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    private Stream<Job<?>> jobs() {
        return lanes.values().stream().flatMap(lane -> Stream.concat(lane.queue.stream(), lane.running.stream()));
    }

    private void tick(long now) {
        for (Lane lane : lanes.values()) {
            for (Job<?> job : lane.running) {
                long over = now - job.started - job.limitNanos;
                if (over > GRACE_NANOS) {
                    interrupt(job);
                } else if (over > 0) {
                    job.stop();
                }
            }
        }
        Lane analyses = lane(WorkKind.ANALYSIS);
        for (Job<?> job : List.copyOf(analyses.queue)) {
            if (now - job.queued > QUEUED_NANOS) {
                analyses.queue.remove(job);
                rejected.increment();
                job.fail(busy());
            }
        }
        dispatch();
    }

    /// Returns whether it no longer accepts work.
    public boolean isClosed() {
        return closed;
    }

    /// Stops accepting work and cancels all jobs.
    public void cancelAll() {
        lock.lock();
        try {
            closed = true;
            for (Lane lane : lanes.values()) {
                lane.queue.forEach(job -> job.fail(new CancellationException("the server stops")));
                lane.queue.clear();
                lane.running.forEach(WorkScheduler::interrupt);
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Cancels all jobs and waits a moment for them to end.
    @Override
    public void close() {
        cancelAll();
        threads.shutdown();
        try {
            boolean _ = threads.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
