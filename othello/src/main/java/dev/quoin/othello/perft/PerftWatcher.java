package dev.quoin.othello.perft;

/// Is told from time to time how far a count has come. Called on the thread that asked for it.
@FunctionalInterface
public interface PerftWatcher {
    /// Told nothing.
    PerftWatcher NONE = progress -> {};

    /// What is known so far.
    void counted(PerftProgress progress);
}
