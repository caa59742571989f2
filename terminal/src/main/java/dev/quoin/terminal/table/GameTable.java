package dev.quoin.terminal.table;

/// A game that is ready to be played at a [GameTerminal].
///
/// @param sitting plays the game
/// @param display shows it
/// @param welcome the first sentence that the person reads
public record GameTable(Sitting sitting, Display display, String welcome) {}
