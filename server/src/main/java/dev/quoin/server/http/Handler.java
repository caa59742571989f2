package dev.quoin.server.http;

/// Answers one kind of request; called by many threads at once.
@FunctionalInterface
public interface Handler {
    /// Answers a call.
    ///
    /// @throws Refused when the answer is no success
    void answer(Call call);
}
