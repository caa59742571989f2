package dev.quoin.server.http;

import dev.quoin.server.http.caller.Cost;

/// A route: its method, its path with the names of parameters, its cost, and its handler.
record Route(String method, String path, Cost cost, Handler handler) {
    /// Returns whether the request may change something.
    boolean changes() {
        return !method.equals("GET") && !method.equals("HEAD");
    }
}
