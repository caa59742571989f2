package dev.quoin.othello.endgame;

/// Receives the progress of a solver run and may stop it. Called on the thread that called the solver.
@FunctionalInterface
public interface EndgameWatcher {
    /// Ignores progress and never stops the solver.
    EndgameWatcher NONE = progress -> {};

    /// Called after every null-window search at the root, and from time to time in between.
    void reached(EndgameProgress progress);

    /// Returns whether to stop now; called very often.
    ///
    /// @param nodes nodes searched by all threads
    default boolean isEnough(long nodes) {
        return false;
    }
}
