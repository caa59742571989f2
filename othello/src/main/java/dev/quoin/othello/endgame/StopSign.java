package dev.quoin.othello.endgame;

import java.util.concurrent.CancellationException;

/// Tells the threads of a search to end. Any thread may raise it.
final class StopSign {
    private volatile boolean raised;

    void raise() {
        raised = true;
    }

    void lower() {
        raised = false;
    }

    /// Throws [CancellationException] when it is raised or this thread is interrupted.
    void obey() {
        if (raised || Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the endgame search was stopped");
        }
    }
}
