package dev.quoin.cli.console;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// While it is open, Ctrl-C interrupts the thread that opened it and waits until that thread has told what it has.
///
/// ```java
/// try (var _ = Interruption.open()) { … print what is known, flush … }
/// ```
///
/// What has to be seen must be flushed before it is closed. The JVM ends with exit code 130 by itself.
///
/// Work that must be finished before it stops, such as a game of a training, must not be interrupted, because that
/// cancels agents. It asks [#isRequested] instead:
///
/// ```java
/// try (var interruption = Interruption.watch()) { while (!interruption.isRequested()) { … } }
/// ```
public final class Interruption implements AutoCloseable {
    /// Longer than any kernel works before it looks whether it shall stop.
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

    /// Begins to listen.
    public static Interruption open() {
        return open(true, PATIENCE);
    }

    /// Begins to listen without interrupting the thread.
    public static Interruption watch() {
        return watch(PATIENCE);
    }

    /// The same for a thread that may need so long to tell what it has.
    public static Interruption watch(Duration patience) {
        return open(false, patience);
    }

    private static Interruption open(boolean interrupts, Duration patience) {
        var interruption = new Interruption(interrupts, patience);
        try {
            Runtime.getRuntime().addShutdownHook(interruption.hook);
        } catch (IllegalStateException e) {
            // The JVM is about to end already: the thread shall not begin its work.
            interruption.request();
        }
        return interruption;
    }

    /// Whether Ctrl-C was pressed.
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
            // Nothing depends on the answer: the JVM ends either way.
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
            // The hook is running: the JVM is about to end.
        }
    }
}
