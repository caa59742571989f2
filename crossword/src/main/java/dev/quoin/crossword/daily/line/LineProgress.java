package dev.quoin.crossword.daily.line;

/// The progress of a search for the best line, from which it can be resumed. Immutable.
///
/// @param line the best line so far, with the number of complete rounds
/// @param looks the number of best-reply searches so far
public record LineProgress(Line line, int looks) {}
