package dev.quoin.cli.console;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Makes Ctrl-C interrupt the thread that opened it, and waits until that thread has printed its results.
///
/// ```java
/// try (var _ = Interruption.open()) { … print what is known, flush … }
/// ```
///
/// Flush all output before closing it. The JVM then ends with exit code 130.
///
/// Work that must finish first, such as a training game, polls [#isRequested] instead, because an interrupt
/// cancels agents:
///
/// ```java
/// try (var interruption = Interruption.watch()) { while (!interruption.isRequested()) { … } }
/// ```
public final class Interruption implements AutoCloseable {
    /// Longer than any computation takes to notice an interrupt.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Thread worker = Thread.currentThread();
    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook = new Thread(this::interrupt, "interruption");
    private final boolean interrupts;
    private final Duration patience;
    private volatile boolean requested;

    private Interruption(boolean interrupts, Duration patience) {
        this.interrupts = interrupts;
        this.patience = patience;
    }

    /// Starts listening.
    public static Interruption open() {
        return open(true, PATIENCE);
    }

    /// Starts listening without interrupting the thread.
    public static Interruption watch() {
        return watch(PATIENCE);
    }

    /// Starts listening for a thread that may need this long to print its results.
    public static Interruption watch(Duration patience) {
        return open(false, patience);
    }

    private static Interruption open(boolean interrupts, Duration patience) {
        var interruption = new Interruption(interrupts, patience);
        try {
            Runtime.getRuntime().addShutdownHook(interruption.hook);
        } catch (IllegalStateException e) {
            // The JVM is already shutting down: the thread should not start its work.
            interruption.request();
        }
        return interruption;
    }

    /// Returns whether Ctrl-C was pressed.
    public boolean isRequested() {
        return requested;
    }

    private void request() {
        requested = true;
        if (interrupts) {
            worker.interrupt();
        }
    }

    private void interrupt() {
        request();
        try {
            // The result does not matter: the JVM ends either way.
            boolean _ = told.await(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Lets the JVM end if it is waiting.
    @Override
    public void close() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The hook is running: the JVM is shutting down.
        }
    }
}
