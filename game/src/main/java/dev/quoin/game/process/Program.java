package dev.quoin.game.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// A program that runs: lines go in, lines come out. For one thread.
///
/// Every wait ends: a write that the program does not read is ended by ending the program. Interrupting the thread
/// ends its wait at once.
public final class Program {
    /// How often somebody looks whether a thread that waits for a write was interrupted.
    private static final long LOOK_MILLIS = 10;

    /// What is added to a signal to make an exit code.
    private static final int SIGNALED = 128;

    private static final Set<Integer> SENT_SIGNALS = Set.of(1, 2, 3, 9, 15);

    private static final Duration SOON = Duration.ofMillis(200);
    private static final Duration LAST_BREATH = Duration.ofMillis(500);
    private static final ScheduledThreadPoolExecutor WATCHDOG = watchdog();

    private final Process process;
    private final OutputStream input;
    private final Intake intake;
    private final ErrorLog log;
    private final Thread errors;

    /// When it ended, by [System#nanoTime].
    private final CompletableFuture<Long> ended;

    /// Whether it was ended from here.
    private volatile boolean killed;

    Program(Process process, ProgramLimits limits, ErrorLog log) {
        this.process = process;
        this.input = process.getOutputStream();
        this.intake = Intake.of(process.getInputStream(), limits);
        this.log = log;
        this.errors = log.follow(process.getErrorStream());
        this.ended = process.onExit().thenApply(_ -> System.nanoTime());
    }

    private static ScheduledThreadPoolExecutor watchdog() {
        var watchdog = new ScheduledThreadPoolExecutor(
                1, task -> Thread.ofPlatform().daemon().name("program-watchdog").unstarted(task));
        watchdog.setRemoveOnCancelPolicy(true);
        return watchdog;
    }

    private void kill() {
        killed = true;
        process.destroyForcibly();
    }

    /// Whether it runs.
    public boolean isAlive() {
        return process.isAlive();
    }

    /// Whether it ends by itself in this time.
    public boolean endsWithin(Duration time) {
        try {
            return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Something new begins: lines that nobody asked for are forgotten, and it may say as much as at first.
    public void begin() {
        intake.begin();
    }

    /// It may say as much as at first, and what it has said stays.
    public void listenAnew() {
        intake.listenAnew();
    }

    /// Forgets lines that nobody asked for.
    public void forget() {
        intake.forget();
    }

    /// What came of telling a program something.
    public enum Told {
        /// It was written to its input.
        TAKEN,
        /// It did not read its input, and was ended for that.
        UNREAD,
        /// It has ended, or closed its input.
        GONE,
        /// It did not read its input, and was ended because the thread that told it was interrupted.
        INTERRUPTED
    }

    /// Sends one line.
    public Told send(String line, Duration patience) {
        Future<?> bite = WATCHDOG.schedule(this::kill, patience.toNanos(), TimeUnit.NANOSECONDS);
        Future<?> look = watchInterrupts(Thread.currentThread());
        try {
            input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
            return Told.TAKEN;
        } catch (IOException gone) {
            if (Thread.currentThread().isInterrupted()) {
                return Told.INTERRUPTED;
            }
            return bite.isDone() ? Told.UNREAD : Told.GONE;
        } finally {
            look.cancel(false);
            bite.cancel(false);
        }
    }

    /// A write to a pipe cannot be interrupted, so the program is ended instead.
    private Future<?> watchInterrupts(Thread writer) {
        Runnable look = () -> {
            if (writer.isInterrupted()) {
                kill();
            }
        };
        return WATCHDOG.scheduleWithFixedDelay(look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /// The next line it says, or why there is none. One that has ended is not waited for, although its children may
    /// keep its output open.
    public Heard receive(Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        long left = patience.toNanos();
        Heard heard = new Heard.Silence();
        while (left > 0
                && heard instanceof Heard.Silence
                && !Thread.currentThread().isInterrupted()) {
            boolean alive = process.isAlive();
            heard = intake.next(Math.min(left, LAST_BREATH.toNanos()))
                    .orElse(alive ? heard : new Heard.End("closed its output"));
            if (heard instanceof Heard.End) {
                heard = end();
            }
            left = deadline - System.nanoTime();
        }
        return Thread.currentThread().isInterrupted() ? new Heard.Interrupted() : heard;
    }

    /// A line that comes within a moment.
    public Optional<String> overhear(Duration moment) {
        return intake.next(moment.toNanos())
                .flatMap(heard -> heard instanceof Heard.Line(String text) ? Optional.of(text) : Optional.empty());
    }

    /// How it has ended, when there is nothing more to hear from it.
    public Heard.End end() {
        String how = "closed its output";
        try {
            if (process.waitFor(LAST_BREATH.toMillis(), TimeUnit.MILLISECONDS)) {
                how = "ended with exit code " + process.exitValue();
                errors.join(LAST_BREATH);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        return new Heard.End(how);
    }

    /// The signal that somebody else ended it with, if it is one that programs send each other: hang-up, interrupt,
    /// quit, kill or terminate.
    /// A program that crashes gets other ones.
    public OptionalInt killSignal() {
        int signal = killed || process.isAlive() ? 0 : process.exitValue() - SIGNALED;
        return SENT_SIGNALS.contains(signal) ? OptionalInt.of(signal) : OptionalInt.empty();
    }

    /// Whether it was probably killed before it was asked something. On a busy machine a process dies, and its end is
    /// noticed, some time after the signal, so an end soon after the question counts too.
    ///
    /// @param asked when it was asked, by [System#nanoTime]
    public boolean endedBefore(long asked) {
        return ended.completeOnTimeout(Long.MAX_VALUE, LAST_BREATH.toMillis(), TimeUnit.MILLISECONDS)
                        .join()
                < asked + SOON.toNanos();
    }

    /// The last it wrote to its standard error, as the end of a sentence about it; empty when it wrote nothing.
    public String lastComplaints() {
        String words = log.lastWords();
        return words.isEmpty() ? "" : "; its last error output: " + words;
    }

    /// Ends its input: there is nothing more to read.
    public void closeInput(Duration patience) {
        Future<?> bite = WATCHDOG.schedule(this::kill, patience.toNanos(), TimeUnit.NANOSECONDS);
        try {
            input.close();
        } catch (IOException gone) {
            // it has ended already
        } finally {
            bite.cancel(false);
        }
    }

    /// Closes its input, which tells it to end, and waits a moment.
    public void dismiss(Duration patience) {
        closeInput(patience);
        endsWithin(patience);
    }
}
