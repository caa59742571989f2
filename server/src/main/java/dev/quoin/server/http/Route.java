package dev.quoin.server.http;

import dev.quoin.server.http.caller.Cost;

/// A request that is answered: its method, its path with the names of parameters, what it costs, who answers.
record Route(String method, String path, Cost cost, Handler handler) {
    /// Whether the request may change something.
    boolean changes() {
        return !method.equals("GET") && !method.equals("HEAD");
    }
}
