package dev.quoin.othello.perft;

/// The progress of a count.
///
/// @param leaves the leaves counted so far
/// @param partsDone the number of parts counted so far
/// @param parts the number of parts of the tree
public record PerftProgress(long leaves, int partsDone, int parts) {}
