package dev.quoin.server.http;

import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.http.connection.ConnectionLimits;

/// The policy of the server for requests.
///
/// @param requestsPerSecond the average number of cheap requests one address may make; 0 means unlimited
/// @param proxy the trusted proxies
/// @param logged whether requests are logged; errors always are
/// @param reach who can reach the server, which determines the accepted host names
/// @param limits the limits on connections
public record Conduct(int requestsPerSecond, Proxy proxy, boolean logged, Reach reach, ConnectionLimits limits) {
    /// The factor by which clients on this machine may exceed the rate limit.
    static final int NEIGHBOURS = 10;

    /// The clients that can reach the server.
    public enum Reach {
        /// This machine only: any other name in the `Host` header indicates a DNS rebinding attack.
        THIS_MACHINE,
        /// The network too: the operator decides which names to use.
        NETWORK
    }

    /// Uses the default limits on connections.
    public Conduct(int requestsPerSecond, Proxy proxy, boolean logged, Reach reach) {
        this(requestsPerSecond, proxy, logged, reach, ConnectionLimits.DEFAULT);
    }

    public Conduct {
        if (requestsPerSecond < 0) {
            throw new IllegalArgumentException("requests a second must be 0 or more, got " + requestsPerSecond);
        }
    }
}
