package dev.quoin.server.store;

/// A turn in the database. Immutable.
///
/// @param move the move as text
/// @param undos the number of undos before it
public record StoredTurn(String move, int undos) {}
