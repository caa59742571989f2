package dev.quoin.server.work;

import dev.quoin.server.http.caller.Requester;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// A unit of work in a lane. Thread-safe; unless noted otherwise, fields are guarded by the scheduler's
/// lock.
final class Job<T> implements Ticket<T>, StopSignal {
    final WorkKind kind;
    final Requester requester;
    final long limitNanos;
    final long queued = System.nanoTime();
    long started;

    @Nullable
    Thread thread;

    /// Until when background work may run although other work needs the CPU. Used only by the running
    /// thread.
    long grantedUntil = queued;

    private final WorkScheduler scheduler;
    private final Work<T> work;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile boolean stopped;

    Job(WorkScheduler scheduler, WorkKind kind, Requester requester, Duration limit, Work<T> work) {
        this.scheduler = scheduler;
        this.kind = kind;
        this.requester = requester;
        this.limitNanos = limit.toNanos();
        this.work = work;
    }

    String address() {
        return requester.address();
    }

    String player() {
        return requester.player().orElse("");
    }

    /// Signals the work to stop. Any thread may call this.
    void stop() {
        stopped = true;
    }

    boolean isStopped() {
        return stopped || Thread.currentThread().isInterrupted();
    }

    @Override
    public boolean isEnough() {
        if (!isStopped() && scheduler.mustYield(this)) {
            scheduler.pause(this);
        }
        return isStopped();
    }

    /// Computes the result, then runs `after` before the result becomes visible.
    @SuppressWarnings("CatchingUnchecked")
    void run(Runnable after) {
        T value;
        try {
            value = work.run(this);
        } catch (RuntimeException | Error failure) {
            after.run();
            result.completeExceptionally(failure);
            return;
        }
        after.run();
        result.complete(value);
    }

    void fail(RuntimeException failure) {
        result.completeExceptionally(failure);
    }

    @Override
    public Optional<T> await(Duration timeout) throws InterruptedException {
        try {
            return Optional.of(result.get(timeout.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            return Optional.empty();
        } catch (ExecutionException e) {
            throw failure(e);
        }
    }

    @Override
    public T await() throws InterruptedException {
        try {
            return result.get();
        } catch (ExecutionException e) {
            throw failure(e);
        }
    }

    private static RuntimeException failure(ExecutionException e) {
        return switch (e.getCause()) {
            case RuntimeException failure -> failure;
            case Error error -> throw error;
            case null, default -> new IllegalStateException("a computation has failed", e);
        };
    }

    @Override
    public void cancel() {
        scheduler.cancel(this);
    }
}
