package dev.quoin.server.daily;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that a test sets by hand. Thread-safe.
final class HandClock implements InstantSource {
    private volatile Instant now;

    HandClock(String now) {
        this.now = Instant.parse(now);
    }

    void set(String time) {
        now = Instant.parse(time);
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    @Override
    public Instant instant() {
        return now;
    }
}
