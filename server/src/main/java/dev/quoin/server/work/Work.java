package dev.quoin.server.work;

/// A computation. It stops early when the signal says so or its thread is interrupted.
///
/// @param <T> the result
@FunctionalInterface
public interface Work<T> {
    /// Computes the result.
    ///
    /// @throws java.util.concurrent.CancellationException when it is interrupted and has no result
    T run(StopSignal signal);
}
