package dev.quoin.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of a turn-based game for one or more seats, as functions of immutable positions.
///
/// A game has no match state and is thread-safe. Positions and moves have value equality. Randomness is
/// always a parameter: a position never contains future draws or rolls, so a planner that holds a position
/// cannot peek. [dev.quoin.game.check.GameChecker] tests this contract.
///
/// @param <P> the position type
/// @param <M> the move type
public interface Game<P, M> {
    /// Returns the position before the first turn.
    P start(RandomGenerator chance);

    /// Returns the seat to move, from 0. Called only while there is no [#outcome].
    int toMove(P position);

    /// Returns every legal move once; empty exactly when the game is over.
    ///
    /// The list may be a lazy view that creates moves on access, so get only those you need. The result is
    /// the same for the true position and for what the seat to move sees of it.
    List<M> legalMoves(P position);

    /// Returns the position after a move. The given position does not change.
    ///
    /// Checks only this move, without generating the others.
    ///
    /// @throws IllegalMoveException when the rules forbid the move; nothing has changed in that case, not
    ///     even `chance`
    P play(P position, M move, RandomGenerator chance);

    /// Returns the outcome, or empty while the game is in progress.
    Optional<Outcome> outcome(P position);

    /// Returns what a seat may know of a position, with everything hidden from it removed. Applying it twice
    /// gives the same result.
    P seenBy(int seat, P position);

    /// Returns the move notation of this game.
    Notation<P, M> notation();
}
