package dev.quoin.arena.process;

import dev.quoin.arena.ErrorCode;
import dev.quoin.arena.PlayerFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// One running process of an agent: lines go in, lines come out. For one thread.
///
/// Every wait ends: a write that the agent does not read is ended by ending the agent.
final class AgentProcess {
    private static final Duration LAST_BREATH = Duration.ofMillis(500);
    private static final ScheduledThreadPoolExecutor WATCHDOG = watchdog();

    private final AgentCommand command;
    private final Process process;
    private final OutputStream input;
    private final Intake intake;
    private final ErrorLog log;
    private final Thread errors;

    AgentProcess(AgentCommand command, Process process, ErrorLog log) {
        this.command = command;
        this.process = process;
        this.input = process.getOutputStream();
        this.intake = Intake.of(process.getInputStream(), Intake.Limits.STANDARD);
        this.log = log;
        this.errors = log.follow(process.getErrorStream());
    }

    private static ScheduledThreadPoolExecutor watchdog() {
        var watchdog = new ScheduledThreadPoolExecutor(
                1, task -> Thread.ofPlatform().daemon().name("arena-watchdog").unstarted(task));
        watchdog.setRemoveOnCancelPolicy(true);
        return watchdog;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// Whether it ends by itself in this time.
    boolean endsWithin(Duration time) {
        try {
            return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// A game begins.
    void begin() {
        intake.begin();
    }

    /// Forgets lines that nobody asked for.
    int forget() {
        return intake.forget();
    }

    /// Sends one line.
    ///
    /// @throws PlayerFailure when it has ended, or does not read
    void send(String line, Duration patience, ErrorCode late) {
        Future<?> bite = WATCHDOG.schedule(process::destroyForcibly, patience.toNanos(), TimeUnit.NANOSECONDS);
        try {
            input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException gone) {
            if (bite.isDone()) {
                throw new PlayerFailure(late, "'" + command + "' did not read its message in " + seconds(patience));
            }
            throw died();
        } finally {
            bite.cancel(false);
        }
    }

    /// The next line it says.
    ///
    /// @throws PlayerFailure when there is none
    String receive(Duration patience, ErrorCode late) {
        Intake.Item item = await(patience)
                .orElseThrow(() ->
                        new PlayerFailure(late, "'" + command + "' did not answer in time" + quoted(log.lastWords())));
        return switch (item) {
            case Intake.Item.Line(String text) -> text;
            case Intake.Item.End _ -> throw died();
            case Intake.Item.Flood(String sentence) ->
                throw new PlayerFailure(ErrorCode.FLOODED, "'" + command + "': " + sentence);
        };
    }

    /// A line that comes within a moment.
    Optional<String> overhear(Duration moment) {
        return intake.next(moment.toNanos())
                .flatMap(item -> item instanceof Intake.Item.Line(String text) ? Optional.of(text) : Optional.empty());
    }

    /// Waits for what comes, but not for one that has ended: its children may keep its output open.
    private Optional<Intake.Item> await(Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        Optional<Intake.Item> item = Optional.empty();
        long left = patience.toNanos();
        while (item.isEmpty() && left > 0) {
            boolean alive = process.isAlive();
            item = intake.next(Math.min(left, LAST_BREATH.toNanos()));
            if (item.isEmpty() && !alive) {
                throw died();
            }
            left = deadline - System.nanoTime();
        }
        return item;
    }

    private PlayerFailure died() {
        String how = "closed its output";
        try {
            if (process.waitFor(LAST_BREATH.toMillis(), TimeUnit.MILLISECONDS)) {
                how = "ended with exit code " + process.exitValue();
                errors.join(LAST_BREATH);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        return new PlayerFailure(
                ErrorCode.DIED, "'" + command + "' " + how + " before it answered" + quoted(log.lastWords()));
    }

    /// Closes its input, which tells it to end, and waits a moment.
    void dismiss(Duration patience) {
        Future<?> bite = WATCHDOG.schedule(process::destroyForcibly, patience.toNanos(), TimeUnit.NANOSECONDS);
        try {
            input.close();
        } catch (IOException gone) {
            // it has ended already
        } finally {
            bite.cancel(false);
        }
        endsWithin(patience);
    }

    private static String quoted(String lastWords) {
        return lastWords.isEmpty() ? "" : "; its last complaints: " + lastWords;
    }

    private static String seconds(Duration time) {
        return time.toMillis() / 1e3 + " s";
    }
}
