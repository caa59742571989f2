package dev.quoin.learning.sample;

/// The samples of one training game.
///
/// @param samples the learner's moves
/// @param score the learner's final score; that of the first seat if it plays both
/// @param opponentScore the final score of the other seat
public record GameSamples(Samples samples, int score, int opponentScore) {}
