package dev.quoin.server.work;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// A handle to submitted work. Thread-safe.
///
/// @param <T> the result
public interface Ticket<T> {
    /// Waits for the result; empty when it is not ready in time. Exceptions of the work are rethrown here.
    ///
    /// @throws CancellationException when the work was canceled or took too long
    Optional<T> await(Duration timeout) throws InterruptedException;

    /// Waits for the result, however long it takes.
    ///
    /// @throws CancellationException when the work was canceled or took too long
    T await() throws InterruptedException;

    /// Cancels the work: it does not start, or its thread is interrupted.
    void cancel();
}
