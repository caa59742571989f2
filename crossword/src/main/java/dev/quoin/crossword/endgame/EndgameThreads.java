package dev.quoin.crossword.endgame;

/// What the threads of a search share.
///
/// @param count the number of threads
record EndgameThreads(int count, PositionTable table, BusyMoves busy, KillerMoves killers, SearchControl control) {}
