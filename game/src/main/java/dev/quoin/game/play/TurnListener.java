package dev.quoin.game.play;

import dev.quoin.game.Turn;

/// Sees a game while it is played. Called by the thread that plays it.
///
/// @param <P> a position
/// @param <M> a move
@FunctionalInterface
public interface TurnListener<P, M> {
    /// A turn was played.
    ///
    /// @param label what logs call the game
    void played(String label, Turn<P, M> turn);

    /// A listener that does nothing.
    static <P, M> TurnListener<P, M> none() {
        return (label, turn) -> {};
    }
}
