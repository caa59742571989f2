package dev.quoin.game.play;

import dev.quoin.game.Turn;

/// Receives the turns of a game in progress. Called by the thread that plays it.
///
/// @param <P> the position type
/// @param <M> the move type
@FunctionalInterface
public interface TurnListener<P, M> {
    /// Called after each turn.
    ///
    /// @param label the name of the game in logs
    void played(String label, Turn<P, M> turn);

    /// Returns a listener that does nothing.
    static <P, M> TurnListener<P, M> none() {
        return (label, turn) -> {};
    }
}
