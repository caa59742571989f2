package dev.quoin.crossword.daily.line;

import java.util.function.Supplier;

/// Whoever wants to know how far a search for the best line has come, or to end it.
public interface LineWatcher {
    /// A round is over; rounds are counted from 1, `total` is what the best line so far scores.
    default void reached(int round, int total) {}

    /// A round is over; called after [#reached(int, int)]. What is kept of the progress lets a later search go on from
    /// here.
    ///
    /// @param progress makes a copy of it, which takes a moment
    default void reached(Supplier<LineProgress> progress) {}

    /// Whether the search shall stop with what it has; asked every few milliseconds. Unless overridden, when
    /// the thread is interrupted.
    default boolean isEnough() {
        return Thread.currentThread().isInterrupted();
    }

    /// A watcher that stops an interrupted thread and is told nothing else.
    static LineWatcher silent() {
        return new LineWatcher() {};
    }
}
