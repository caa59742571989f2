package dev.quoin.game.player;

import dev.quoin.game.Refusal;
import java.util.Optional;

/// A player is asked for a move.
///
/// @param seen what the seat sees
/// @param seat who is asked
/// @param turn the number of the turn in this game, from 1; the same again after an illegal move
/// @param lastMove the opponent's last move as this seat may know it; empty when there is none, or nobody in the game
///     listens
/// @param limit how long it may take
/// @param refused why the last answer was refused; empty on the first try
/// @param <P> a position
public record Request<P>(P seen, int seat, int turn, String lastMove, TimeLimit limit, Optional<Refusal> refused) {}
