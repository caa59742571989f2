package dev.quoin.othello.endgame;

import java.util.concurrent.CancellationException;

/// Tells the threads of a search to end. Any thread may raise it.
final class StopSign {
    private volatile boolean raised;
    private volatile EndgameWatcher watcher = EndgameWatcher.NONE;

    void raise() {
        raised = true;
    }

    /// Begins a search that an onlooker may end.
    void lower(EndgameWatcher onlooker) {
        watcher = onlooker;
        raised = false;
    }

    /// Throws [CancellationException] when it is raised, the watcher has seen enough, or this thread is interrupted.
    ///
    /// @param nodes positions this thread has looked at
    void obey(long nodes) {
        if (raised || watcher.isEnough(nodes) || Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the endgame search was stopped");
        }
    }
}
