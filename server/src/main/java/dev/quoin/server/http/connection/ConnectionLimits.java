package dev.quoin.server.http.connection;

import java.time.Duration;

/// The limits on the number and the slowness of connections. Immutable.
///
/// @param connections the maximum number of open connections
/// @param streamsPerAddress the maximum number of event streams per address
/// @param streamsPerPlayer the maximum number of event streams per player
/// @param requestTimeout how long the headers, or the body, of a request may take to arrive
public record ConnectionLimits(int connections, int streamsPerAddress, int streamsPerPlayer, Duration requestTimeout) {
    /// The default limits, enough for a classroom behind one address.
    public static final ConnectionLimits DEFAULT = new ConnectionLimits(5000, 100, 20, Duration.ofSeconds(20));

    private static final int ADDRESSES = 5;

    public ConnectionLimits {
        if (connections < 1 || streamsPerAddress < 1 || streamsPerPlayer < 1 || !requestTimeout.isPositive()) {
            throw new IllegalArgumentException("the numbers of connections and streams and the time for a request must"
                    + " be positive, got " + connections + ", " + streamsPerAddress + ", " + streamsPerPlayer + " and "
                    + requestTimeout);
        }
    }

    /// Returns the maximum number of open connections per address.
    public int connectionsPerAddress() {
        return Math.max(1, connections / ADDRESSES);
    }
}
