package dev.quoin.arena.player;

import dev.quoin.arena.record.Complaint;
/// A move is asked for.
///
/// @param seen what the seat sees
/// @param seat who is asked
/// @param turn the number of the turn in this game, from 1; the same again after a refused move
/// @param lastMove the opponent's last move as it was overheard, empty when there is none
/// @param allowance how long it may take
/// @param complaint what was wrong with the last answer
/// @param <P> a position

public record Request<P>(P seen, int seat, int turn, String lastMove, Allowance allowance, Complaint complaint) {}
