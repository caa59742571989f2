package dev.quoin.game.kit;

import java.util.List;

/// A game in numbers, for learning: what an agent sees is an array, what it does a number. Thread-safe.
///
/// @param <P> a position
/// @param <M> a move
public interface ActionEncoding<P, M> {
    /// How many actions there are, legal or not.
    int actions();

    /// The number of a legal move, from 0.
    int action(P position, M move);

    /// The move of a number; whether it is legal is the game's business.
    M move(P position, int action);

    /// The shape of an observation, such as 2 planes of 6 rows and 7 columns.
    List<Integer> shape();

    /// Writes what a seat sees.
    ///
    /// @param seen what that seat may see, never the true position
    /// @param values as many as the shape has, all 0 before; each must be from 0 to 1
    void observe(P seen, int seat, float[] values);
}
