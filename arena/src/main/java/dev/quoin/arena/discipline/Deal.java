package dev.quoin.arena.discipline;

import dev.quoin.game.IllegalMoveException;

/// The chance of one game, laid down before it begins: an opening, the order of a bag. Mutable, for one game and
/// thread.
///
/// @param <P> a position
/// @param <M> a move
public interface Deal<P, M> {
    /// The position before the first turn; asked once.
    P start();

    /// The true position after a move. Positions come in the order of the game.
    ///
    /// @throws IllegalMoveException when the rules forbid the move; nothing has changed then
    P play(P position, M move);
}
