package dev.quoin.arena;

import dev.quoin.arena.record.MoveRecord;
/// Sees a game as it is played; called by the thread that plays it.
///
/// @param <P> a position

@FunctionalInterface
public interface Watcher<P> {
    /// A turn was played.
    ///
    /// @param label what logs call the game
    /// @param after the true position after it
    void moved(String label, MoveRecord move, P after);

    /// Nobody looks.
    static <P> Watcher<P> none() {
        return (label, move, after) -> {};
    }
}
