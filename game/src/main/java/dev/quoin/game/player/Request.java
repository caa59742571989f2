package dev.quoin.game.player;

import dev.quoin.game.Refusal;
import java.util.Optional;

/// A request for a move.
///
/// @param seen what the seat sees
/// @param seat the seat to move
/// @param turn the number of the turn in this game, from 1; unchanged after an illegal move
/// @param lastMove the opponent's last move as this seat may know it; empty when there is none, or no player
///     listens
/// @param limit the time limits
/// @param refused why the last reply was refused; empty on the first try
/// @param <P> the position type
public record Request<P>(P seen, int seat, int turn, String lastMove, TimeLimit limit, Optional<Refusal> refused) {}
