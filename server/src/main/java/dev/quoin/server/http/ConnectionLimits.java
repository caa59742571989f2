package dev.quoin.server.http;

import java.time.Duration;

/// How many connections the server holds open, and how slow they may be. Immutable.
///
/// @param streamsPerAddress how many event streams one address may have open
/// @param requestTimeout how long the headers, or the body, of a request may take to arrive
public record ConnectionLimits(int streamsPerAddress, Duration requestTimeout) {
    /// Enough for a classroom behind one address.
    public static final ConnectionLimits DEFAULT = new ConnectionLimits(100, Duration.ofSeconds(20));

    public ConnectionLimits {
        if (streamsPerAddress < 1 || !requestTimeout.isPositive()) {
            throw new IllegalArgumentException("streams per address and the time for a request must be positive, got "
                    + streamsPerAddress + " and " + requestTimeout);
        }
    }
}
