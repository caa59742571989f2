package dev.quoin.game;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of a turn-based game for one or more seats, as functions of immutable positions.
///
/// A game holds no state of any match and may be shared by threads. Positions and moves have value equality.
/// Randomness is always a parameter: a position never contains the future of a bag or a die, so that a planner
/// which holds a position cannot look ahead. [dev.quoin.game.check.GameChecker] proves that a game keeps this contract.
///
/// @param <P> a position
/// @param <M> a move
public interface Game<P, M> {
    /// The position before the first turn.
    P start(RandomGenerator chance);

    /// The seat whose turn it is, from 0; asked only while there is no [#outcome].
    int toMove(P position);

    /// Every move the seat to move may make, each once; empty exactly when the game is over.
    ///
    /// The list may be a view that makes a move when it is asked for one, so ask for what you need. The answer
    /// is the same for the true position and for what the seat to move sees of it.
    List<M> legalMoves(P position);

    /// The position after a move; the given one stays as it was.
    ///
    /// Judges this one move by itself, without listing the others.
    ///
    /// @throws IllegalMoveException when the rules forbid the move; nothing has changed then, not even `chance`
    P play(P position, M move, RandomGenerator chance);

    /// How the game ended, empty while it goes on.
    Optional<Outcome> outcome(P position);

    /// What a seat may know of a position: everything hidden from it is left out. Seeing twice shows nothing new.
    P seenBy(int seat, P position);

    /// How people write the moves of this game.
    Notation<P, M> notation();
}
