package dev.quoin.server.http.connection;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;

/// What one connection is doing, and since when. Thread-safe: one thread handles its requests, another one looks
/// whether
/// it is late.
public final class TimedConnection {
    /// The least that a client must take of an answer, on average over the time for a request.
    private static final long BYTES_PER_SECOND = 4096;

    /// The time for an error response to a slow body, before the connection is closed.
    private static final long ANSWER_NANOS = 1_000_000_000;

    /// What a connection is doing.
    enum Phase {
        /// The next request has not begun to arrive.
        IDLE,
        /// Headers arrive.
        HEADERS,
        /// The server works on the request, or waits for something to send. Has no limit here.
        HANDLING,
        /// A body arrives.
        BODY,
        /// An answer is sent.
        RESPONSE,
        /// One event of a stream is sent.
        EVENT
    }

    /// @param since when the phase began, by [System#nanoTime]
    /// @param bytes how many bytes had been received (IDLE) or sent (RESPONSE) then
    private record Stage(Phase phase, long since, long bytes) {}

    private final Connection connection;
    private final String address;
    private volatile Stage stage;

    /// @param address what the connection counts for; empty for nothing
    TimedConnection(Connection connection, String address) {
        this.connection = connection;
        this.address = address;
        // A new connection has a request to send; it is not idle even before its first byte.
        this.stage = new Stage(Phase.HEADERS, System.nanoTime(), 0);
    }

    String address() {
        return address;
    }

    /// Says that the headers of a request are complete.
    public void handling() {
        set(Phase.HANDLING, 0);
    }

    /// Runs what reads a body.
    public <T> T readingBody(java.util.function.Supplier<T> reading) {
        set(Phase.BODY, 0);
        try {
            return reading.get();
        } finally {
            set(Phase.HANDLING, 0);
        }
    }

    /// Runs what sends an event.
    public void sendingEvent(Runnable sending) {
        set(Phase.EVENT, 0);
        try {
            sending.run();
        } finally {
            set(Phase.HANDLING, 0);
        }
    }

    /// Says that the answer is complete and has only to be sent.
    public void responding() {
        set(Phase.RESPONSE, ObservedConnector.sent(connection.getEndPoint()));
    }

    /// Says that the answer has been sent.
    public void finished() {
        set(Phase.IDLE, connection.getBytesIn());
    }

    private synchronized void set(Phase phase, long bytes) {
        stage = new Stage(phase, System.nanoTime(), bytes);
    }

    /// Replaces a stage unless another one has begun since it was seen.
    private synchronized boolean replace(Stage seen, Stage next) {
        boolean still = stage.equals(seen);
        stage = still ? next : stage;
        return still;
    }

    /// Which phase takes too long, if any.
    Optional<Phase> late(long now, Duration timeout) {
        Stage seen = stage;
        if (seen.phase() == Phase.IDLE && connection.getBytesIn() != seen.bytes()) {
            // The first bytes of the next request: from now on it must arrive in time. Does nothing if it just did.
            replace(seen, new Stage(Phase.HEADERS, now, 0));
            return Optional.empty();
        }
        // Jetty closes idle connections by itself.
        boolean timed = seen.phase() != Phase.IDLE && seen.phase() != Phase.HANDLING;
        long grace = seen.phase() == Phase.BODY ? ANSWER_NANOS : 0;
        if (!timed || now - seen.since() <= timeout.toNanos() + grace) {
            return Optional.empty();
        }
        long sent = ObservedConnector.sent(connection.getEndPoint());
        if (seen.phase() == Phase.RESPONSE && sent - seen.bytes() >= BYTES_PER_SECOND * timeout.toMillis() / 1000) {
            replace(seen, new Stage(Phase.RESPONSE, now, sent));
            return Optional.empty();
        }
        // Reported once: until the connection is closed, it counts as handled.
        boolean still = replace(seen, new Stage(Phase.HANDLING, now, 0));
        return still ? Optional.of(seen.phase()) : Optional.empty();
    }

    /// Since when no request has been worked on; empty while one is.
    Optional<Long> unusedSince() {
        Stage seen = stage;
        boolean unused = seen.phase() == Phase.IDLE || seen.phase() == Phase.HEADERS;
        return unused ? Optional.of(seen.since()) : Optional.empty();
    }

    void close(Phase late) {
        connection.getEndPoint().close(new TimeoutException(late.name().toLowerCase(Locale.ROOT) + " took too long"));
    }

    void close() {
        connection.getEndPoint().close();
    }
}
