package dev.quoin.server.http.connection;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;

/// The current phase of a connection, and when it started. Thread-safe: one thread handles its requests,
/// another checks its timeouts.
public final class TimedConnection {
    /// The minimum rate at which a client must read a response, on average over the request timeout.
    private static final long BYTES_PER_SECOND = 4096;

    /// The time for an error response to a slow body, before the connection is closed.
    private static final long ANSWER_NANOS = 1_000_000_000;

    /// The phase of a connection.
    enum Phase {
        /// The next request has not started to arrive.
        IDLE,
        /// Headers are arriving.
        HEADERS,
        /// The server is handling the request, or waiting for something to send. Has no timeout here.
        HANDLING,
        /// A body is arriving.
        BODY,
        /// A response is being sent.
        RESPONSE,
        /// An event of a stream is being sent.
        EVENT
    }

    /// @param since when the phase started, by [System#nanoTime]
    /// @param bytes the number of bytes received (IDLE) or sent (RESPONSE) at that time
    private record Stage(Phase phase, long since, long bytes) {}

    private final Connection connection;
    private final String address;
    private volatile Stage stage;

    /// @param address the address that the connection counts for; empty for none
    TimedConnection(Connection connection, String address) {
        this.connection = connection;
        this.address = address;
        // A new connection has a request to send; it is not idle even before its first byte.
        this.stage = new Stage(Phase.HEADERS, System.nanoTime(), 0);
    }

    String address() {
        return address;
    }

    /// Marks the headers of a request as complete.
    public void handling() {
        set(Phase.HANDLING, 0);
    }

    /// Runs code that reads a body.
    public <T> T readingBody(java.util.function.Supplier<T> reading) {
        set(Phase.BODY, 0);
        try {
            return reading.get();
        } finally {
            set(Phase.HANDLING, 0);
        }
    }

    /// Runs code that sends an event.
    public void sendingEvent(Runnable sending) {
        set(Phase.EVENT, 0);
        try {
            sending.run();
        } finally {
            set(Phase.HANDLING, 0);
        }
    }

    /// Marks the response as complete; it only has to be sent.
    public void responding() {
        set(Phase.RESPONSE, ObservedConnector.sent(connection.getEndPoint()));
    }

    /// Marks the response as sent.
    public void finished() {
        set(Phase.IDLE, connection.getBytesIn());
    }

    private synchronized void set(Phase phase, long bytes) {
        stage = new Stage(phase, System.nanoTime(), bytes);
    }

    /// Replaces a stage, unless it has been replaced since it was read.
    private synchronized boolean replace(Stage seen, Stage next) {
        boolean still = stage.equals(seen);
        stage = still ? next : stage;
        return still;
    }

    /// Returns the phase that exceeds its timeout, if any.
    Optional<Phase> late(long now, Duration timeout) {
        Stage seen = stage;
        if (seen.phase() == Phase.IDLE && connection.getBytesIn() != seen.bytes()) {
            // The first bytes of the next request: from now on it must arrive in time. Does nothing if it
            // just did.
            replace(seen, new Stage(Phase.HEADERS, now, 0));
            return Optional.empty();
        }
        // Jetty closes idle connections itself.
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

    /// Returns since when no request has been handled; empty while one is.
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
