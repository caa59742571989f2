package dev.quoin.server.http.connection;

import java.time.Duration;

/// How many connections the server holds open, and how slow they may be. Immutable.
///
/// @param connections how many connections may be open in all
/// @param streamsPerAddress how many event streams one address may have open
/// @param streamsPerPlayer how many event streams one player may have open
/// @param requestTimeout how long the headers, or the body, of a request may take to arrive
public record ConnectionLimits(int connections, int streamsPerAddress, int streamsPerPlayer, Duration requestTimeout) {
    /// Enough for a classroom behind one address.
    public static final ConnectionLimits DEFAULT = new ConnectionLimits(5000, 100, 20, Duration.ofSeconds(20));

    private static final int ADDRESSES = 5;

    public ConnectionLimits {
        if (connections < 1 || streamsPerAddress < 1 || streamsPerPlayer < 1 || !requestTimeout.isPositive()) {
            throw new IllegalArgumentException("the numbers of connections and streams and the time for a request must"
                    + " be positive, got " + connections + ", " + streamsPerAddress + ", " + streamsPerPlayer + " and "
                    + requestTimeout);
        }
    }

    /// How many connections one address may have open.
    public int connectionsPerAddress() {
        return Math.max(1, connections / ADDRESSES);
    }
}
