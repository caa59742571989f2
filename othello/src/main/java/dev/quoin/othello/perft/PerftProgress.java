package dev.quoin.othello.perft;

/// How far a count has come.
///
/// @param leaves leaves counted so far
/// @param partsDone parts of the tree that are counted
/// @param parts all parts of the tree
public record PerftProgress(long leaves, int partsDone, int parts) {}
