package dev.quoin.crossword.daily.line;

/// How far a search for the best line has come; enough to go on from there. Immutable.
///
/// @param line the best line so far, with the number of complete rounds
/// @param looks how often the best reply was looked for
public record LineProgress(Line line, int looks) {}
