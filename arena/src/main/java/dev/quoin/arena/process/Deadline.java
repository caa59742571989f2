package dev.quoin.arena.process;

import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.TimeLimit;
import java.time.Duration;

/// When an answer must have come.
final class Deadline {
    private static final Duration LEAST = Duration.ofMillis(1);

    private final long start;
    private final long end;
    private final PlayerError timeoutError;

    /// A deadline that runs from now on.
    Deadline(TimeLimit limit) {
        this.start = System.nanoTime();
        this.end = start + limit.timeout().toNanos();
        this.timeoutError = limit.timeoutError();
    }

    /// How long there is, never nothing.
    Duration left() {
        Duration left = Duration.ofNanos(end - System.nanoTime());
        return left.compareTo(LEAST) < 0 ? LEAST : left;
    }

    /// When it began to run, by [System#nanoTime].
    long start() {
        return start;
    }

    /// What it is called when nothing has come.
    PlayerError timeoutError() {
        return timeoutError;
    }
}
