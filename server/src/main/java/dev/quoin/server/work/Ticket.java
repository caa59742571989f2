package dev.quoin.server.work;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Work that was handed in. Thread-safe.
///
/// @param <T> the result
public interface Ticket<T> {
    /// Waits for the result; empty when it is not there in time. What the work throws is thrown here.
    ///
    /// @throws CancellationException when the work was cancelled or took too long
    Optional<T> await(Duration timeout) throws InterruptedException;

    /// Waits for the result, however long it takes.
    ///
    /// @throws CancellationException when the work was cancelled or took too long
    T await() throws InterruptedException;

    /// Cancels the work: it does not start, or its thread is interrupted.
    void cancel();
}
