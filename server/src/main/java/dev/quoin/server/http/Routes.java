package dev.quoin.server.http;

/// The routes of one part of the server.
@FunctionalInterface
public interface Routes {
    /// Adds every route of this part.
    void addTo(Router router);
}
