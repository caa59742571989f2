package dev.quoin.server.store;

/// A turn as the database keeps it. Immutable.
///
/// @param move the move as text
/// @param undos how many times the player had taken a move back before it
public record StoredTurn(String move, int undos) {}
