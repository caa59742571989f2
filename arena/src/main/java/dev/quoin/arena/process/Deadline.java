package dev.quoin.arena.process;

import dev.quoin.arena.player.Allowance;
import dev.quoin.arena.record.ErrorCode;
import java.time.Duration;

/// When an answer must have come.
final class Deadline {
    private static final Duration LEAST = Duration.ofMillis(1);

    private final long end;
    private final ErrorCode late;

    /// A deadline that runs from now on.
    Deadline(Allowance allowance) {
        this.end = System.nanoTime() + allowance.patience().toNanos();
        this.late = allowance.late();
    }

    /// How long there is, never nothing.
    Duration left() {
        Duration left = Duration.ofNanos(end - System.nanoTime());
        return left.compareTo(LEAST) < 0 ? LEAST : left;
    }

    /// What it is called when nothing has come.
    ErrorCode late() {
        return late;
    }
}
