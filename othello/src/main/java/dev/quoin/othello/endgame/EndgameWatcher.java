package dev.quoin.othello.endgame;

/// Is told from time to time how far a solution has come. Called on the thread that asked for it.
@FunctionalInterface
public interface EndgameWatcher {
    /// Told nothing.
    EndgameWatcher NONE = progress -> {};

    /// What is known so far.
    void reached(EndgameProgress progress);

    /// Whether the solver shall give up now. Asked by every thread that searches, where many squares are still empty.
    ///
    /// @param nodes positions that thread has looked at
    default boolean isEnough(long nodes) {
        return false;
    }
}
