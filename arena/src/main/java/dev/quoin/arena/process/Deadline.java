package dev.quoin.arena.process;

import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.TimeLimit;
import java.time.Duration;

/// The time by which an answer must arrive.
final class Deadline {
    private static final Duration LEAST = Duration.ofMillis(1);

    private final long start;
    private final long end;
    private final PlayerError timeoutError;

    /// Creates a deadline that starts now.
    Deadline(TimeLimit limit) {
        this.start = System.nanoTime();
        this.end = start + limit.timeout().toNanos();
        this.timeoutError = limit.timeoutError();
    }

    /// Returns the remaining time, always positive.
    Duration left() {
        Duration left = Duration.ofNanos(end - System.nanoTime());
        return left.compareTo(LEAST) < 0 ? LEAST : left;
    }

    /// Returns when it started, by [System#nanoTime].
    long start() {
        return start;
    }

    /// Returns the error reported when no answer arrives in time.
    PlayerError timeoutError() {
        return timeoutError;
    }
}
