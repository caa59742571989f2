package dev.quoin.server.http;

import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.http.connection.ConnectionLimits;

/// How the server treats those who ask.
///
/// @param requestsPerSecond how many cheap requests one address may make on average; 0 means any number
/// @param proxy the proxies that are believed
/// @param logged whether requests are written down; faults always are
/// @param reach who can reach the server, which decides the host names it answers to
/// @param limits how many connections there may be, and how slow
public record Conduct(int requestsPerSecond, Proxy proxy, boolean logged, Reach reach, ConnectionLimits limits) {
    /// How many times as many requests this machine itself may make.
    static final int NEIGHBOURS = 10;

    /// Who can reach the server.
    public enum Reach {
        /// This machine only: other names in the header `Host` come from a page that plays tricks with name servers.
        THIS_MACHINE,
        /// Others too: the operator decides by which names.
        NETWORK
    }

    /// With the usual limits for connections.
    public Conduct(int requestsPerSecond, Proxy proxy, boolean logged, Reach reach) {
        this(requestsPerSecond, proxy, logged, reach, ConnectionLimits.DEFAULT);
    }

    public Conduct {
        if (requestsPerSecond < 0) {
            throw new IllegalArgumentException("requests a second must be 0 or more, got " + requestsPerSecond);
        }
    }
}
