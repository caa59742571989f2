package dev.quoin.game;

import java.util.function.Function;

/// What becomes of a turn when an agent has used up its tries.
///
/// @param <P> a position
/// @param <M> a move
public sealed interface Forfeiture<P, M> {
    /// The agent loses the game.
    record Loss<P, M>() implements Forfeiture<P, M> {}

    /// The game plays a move in the agent's place, such as a pass; it must be legal.
    record Substitute<P, M>(Function<P, M> move) implements Forfeiture<P, M> {}

    /// The agent loses the game.
    static <P, M> Forfeiture<P, M> loss() {
        return new Loss<>();
    }

    /// The same move is played in the agent's place whatever the position.
    static <P, M> Forfeiture<P, M> substitute(M move) {
        return new Substitute<>(position -> move);
    }
}
