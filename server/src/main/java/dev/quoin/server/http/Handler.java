package dev.quoin.server.http;

/// Handles one kind of request. Must be thread-safe.
@FunctionalInterface
public interface Handler {
    /// Handles a request.
    ///
    /// @throws Refused when the request fails
    void answer(Call call);
}
