package dev.quoin.server.http;

/// The requests that one part of the server answers.
@FunctionalInterface
public interface Routes {
    /// Registers every path of this part.
    void addTo(Router router);
}
