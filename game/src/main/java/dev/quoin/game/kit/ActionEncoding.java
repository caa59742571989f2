package dev.quoin.game.kit;

import java.util.List;

/// Encodes a game for reinforcement learning: observations as arrays, moves as action numbers. Thread-safe.
///
/// @param <P> the position type
/// @param <M> the move type
public interface ActionEncoding<P, M> {
    /// Returns the number of actions, legal or not.
    int actions();

    /// Returns the action number of a legal move, from 0.
    int action(P position, M move);

    /// Returns the move of an action. Does not check whether it is legal; the game does.
    M move(P position, int action);

    /// Returns the shape of an observation, such as 2 planes of 6 rows and 7 columns.
    List<Integer> shape();

    /// Writes the observation of a seat.
    ///
    /// @param seen what that seat may see, never the true position
    /// @param values the flat array to fill, initially all 0; each value must be between 0 and 1
    void observe(P seen, int seat, float[] values);
}
