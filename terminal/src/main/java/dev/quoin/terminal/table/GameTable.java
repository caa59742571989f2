package dev.quoin.terminal.table;

/// A game ready to be played at a [GameTerminal].
///
/// @param sitting plays the game
/// @param display renders the game
/// @param welcome the opening message
public record GameTable(Sitting sitting, Display display, String welcome) {}
