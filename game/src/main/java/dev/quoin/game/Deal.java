package dev.quoin.game;

import java.util.random.RandomGenerator;

/// The random events of one game, fixed before it begins, such as the opening or the order of the bag.
/// Mutable; for one game and one thread.
///
/// @param <P> the position type
/// @param <M> the move type
public interface Deal<P, M> {
    /// Returns the position before the first turn. Called once.
    P start();

    /// Returns the true position after a move. Called in game order.
    ///
    /// @throws IllegalMoveException when the rules forbid the move; nothing has changed in that case
    P play(P position, M move);

    /// Returns a deal for a game that starts from the given position.
    static <P, M> Deal<P, M> from(P start, Game<P, M> game, RandomGenerator random) {
        return new Deal<>() {
            @Override
            public P start() {
                return start;
            }

            @Override
            public P play(P position, M move) {
                return game.play(position, move, random);
            }
        };
    }

    /// Returns a deal that draws from a random generator as the game proceeds.
    static <P, M> Deal<P, M> of(Game<P, M> game, RandomGenerator random) {
        return new Deal<>() {
            @Override
            public P start() {
                return game.start(random);
            }

            @Override
            public P play(P position, M move) {
                return game.play(position, move, random);
            }
        };
    }
}
