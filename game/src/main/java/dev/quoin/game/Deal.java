package dev.quoin.game;

import java.util.random.RandomGenerator;

/// The chance of one game, fixed before it begins: an opening, the order of the bag. Mutable, for one game and one
/// thread.
///
/// @param <P> a position
/// @param <M> a move
public interface Deal<P, M> {
    /// The position before the first turn. Called once.
    P start();

    /// The true position after a move. Called in the order of the game.
    ///
    /// @throws IllegalMoveException when the rules forbid the move; nothing has changed then
    P play(P position, M move);

    /// A deal of a game that begins in a given position.
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

    /// A deal that draws from a random generator, in the order of the game.
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
