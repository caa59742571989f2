package dev.quoin.othello.perft;

/// Receives the progress of a count from time to time. Called on the thread that started it.
@FunctionalInterface
public interface PerftWatcher {
    /// Ignores progress.
    PerftWatcher NONE = progress -> {};

    /// Called with the progress so far.
    void counted(PerftProgress progress);
}
