package dev.quoin.crossword.daily.line;

import java.util.function.Supplier;

/// Observes a search for the best line and can stop it.
public interface LineWatcher {
    /// Called after each round, counted from 1; `total` is the score of the best line so far.
    default void reached(int round, int total) {}

    /// Called after [#reached(int, int)]. A later search can resume from the progress.
    ///
    /// @param progress creates a copy of the progress, which takes a moment
    default void reached(Supplier<LineProgress> progress) {}

    /// Returns whether the search should stop with the best line so far; called every few milliseconds. By
    /// default, stops when the thread is interrupted.
    default boolean isEnough() {
        return Thread.currentThread().isInterrupted();
    }

    /// Returns a watcher that stops when the thread is interrupted and does nothing else.
    static LineWatcher silent() {
        return new LineWatcher() {};
    }
}
