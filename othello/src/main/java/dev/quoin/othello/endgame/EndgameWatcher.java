package dev.quoin.othello.endgame;

/// Is told from time to time how far a solution has come. Called on the thread that asked for it.
@FunctionalInterface
public interface EndgameWatcher {
    /// Told nothing.
    EndgameWatcher NONE = progress -> {};

    /// What is known so far.
    void reached(EndgameProgress progress);

    /// Whether the solver shall give up now; asked very often.
    ///
    /// @param nodes positions that all threads have looked at
    default boolean isEnough(long nodes) {
        return false;
    }
}
