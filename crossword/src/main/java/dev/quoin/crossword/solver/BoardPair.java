package dev.quoin.crossword.solver;

/// A board before and after a play.
public record BoardPair(TextBoard before, TextBoard after) {}
