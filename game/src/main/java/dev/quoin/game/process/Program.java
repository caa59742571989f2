package dev.quoin.game.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// A running program that exchanges lines with this process. Not thread-safe.
///
/// No call blocks forever: if the program does not read its input, it is killed. Interrupting the thread
/// ends its wait at once.
public final class Program {
    /// How often to check whether a writing thread was interrupted.
    private static final long LOOK_MILLIS = 10;

    /// The offset from a signal to its exit code.
    private static final int SIGNALED = 128;

    private static final Set<Integer> SENT_SIGNALS = Set.of(1, 2, 3, 9, 15);

    private static final int LONGEST_QUOTE = 40;
    private static final Duration SOON = Duration.ofMillis(200);
    private static final Duration LAST_BREATH = Duration.ofMillis(500);
    private static final ScheduledThreadPoolExecutor WATCHDOG = watchdog();

    private final Process process;
    private final ProcessFamily family;
    private final OutputStream input;
    private final Intake intake;
    private final ErrorLog log;
    private final Thread errors;

    /// When the program ended, by [System#nanoTime].
    private final CompletableFuture<Long> ended;

    /// Whether this process killed it.
    private volatile boolean killed;

    Program(Process process, ProcessFamily family, ProgramLimits limits, ErrorLog log) {
        this.process = process;
        this.family = family;
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
        // What it started may hold its input open, and destroying the process waits for a write to that input to end.
        family.kill();
        process.destroyForcibly();
    }

    /// Returns whether the program is running.
    public boolean isAlive() {
        return process.isAlive();
    }

    /// Waits for the program to exit; returns false after the timeout.
    public boolean endsWithin(Duration time) {
        try {
            return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Resets the output limit but keeps unread lines.
    public void listenAnew() {
        intake.listenAnew();
    }

    /// Discards the unread lines and returns them.
    public List<String> forget() {
        return intake.forget();
    }

    /// The result of sending a line.
    public enum Told {
        /// The line was written to the program's input.
        TAKEN,
        /// The program did not read its input and was killed.
        UNREAD,
        /// The program has ended or closed its input.
        GONE,
        /// The program did not read its input and was killed because the sending thread was interrupted.
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
            return killed ? Told.UNREAD : Told.GONE;
        } finally {
            look.cancel(false);
            bite.cancel(false);
        }
    }

    /// A write to a pipe cannot be interrupted, so kill the program instead.
    private Future<?> watchInterrupts(Thread writer) {
        Runnable look = () -> {
            if (writer.isInterrupted()) {
                kill();
            }
        };
        return WATCHDOG.scheduleWithFixedDelay(look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /// Returns the next line of output, or why there is none. Does not wait for a program that has ended,
    /// even if its children keep its output open.
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

    /// Returns the next line if it arrives within the given time.
    public Optional<String> overhear(Duration moment) {
        return intake.next(moment.toNanos())
                .flatMap(heard -> heard instanceof Heard.Line(String text) ? Optional.of(text) : Optional.empty());
    }

    /// Returns how the program ended, after the end of its output.
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

    /// Returns the signal that another process killed it with: hang-up, interrupt, quit, kill or terminate.
    /// Crashes cause other signals and give an empty result.
    public OptionalInt killSignal() {
        int signal = killed || process.isAlive() ? 0 : process.exitValue() - SIGNALED;
        return SENT_SIGNALS.contains(signal) ? OptionalInt.of(signal) : OptionalInt.empty();
    }

    /// Returns whether the program was probably killed before a request. On a busy machine a process ends,
    /// and its end is noticed, some time after the signal, so an end soon after the request counts too.
    ///
    /// @param asked the time of the request, by [System#nanoTime]
    public boolean endedBefore(long asked) {
        return ended.completeOnTimeout(Long.MAX_VALUE, LAST_BREATH.toMillis(), TimeUnit.MILLISECONDS)
                        .join()
                < asked + SOON.toNanos();
    }

    /// Returns what it wrote after its last newline as a clause, such as `it sent 5 bytes without a newline:
    /// 'pass '`; empty when it wrote nothing.
    public Optional<String> unfinishedLine() {
        byte[] bytes = intake.unfinished();
        if (bytes.length == 0) {
            return Optional.empty();
        }
        String text = new String(bytes, StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", "?");
        String shown = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return Optional.of("it sent " + bytes.length + (bytes.length == 1 ? " byte" : " bytes")
                + " without a newline: '" + shown + "'");
    }

    /// Closes the program's input and returns the next nonempty line, if it arrives soon. A program that
    /// buffers its output writes it when it exits.
    public Optional<String> lateLine() {
        closeInput(LAST_BREATH);
        long deadline = System.nanoTime() + LAST_BREATH.toNanos();
        Optional<String> line = overhear(LAST_BREATH);
        while (line.filter(String::isEmpty).isPresent() && System.nanoTime() < deadline) {
            line = overhear(LAST_BREATH);
        }
        return line;
    }

    /// Returns its last stderr output as the end of a sentence; empty when there is none.
    public String lastComplaints() {
        String words = log.lastWords();
        return words.isEmpty() ? "" : "; its last error output: " + words;
    }

    /// Closes the program's input.
    public void closeInput(Duration patience) {
        Future<?> bite = WATCHDOG.schedule(this::kill, patience.toNanos(), TimeUnit.NANOSECONDS);
        try {
            input.close();
        } catch (IOException gone) {
            // the program has already ended
        } finally {
            bite.cancel(false);
        }
    }

    /// Closes the program's input, which asks it to end, and waits for it.
    public void dismiss(Duration patience) {
        closeInput(patience);
        endsWithin(patience);
    }
}
