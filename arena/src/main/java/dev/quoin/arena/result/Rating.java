package dev.quoin.arena.result;

/// The rating of one contestant in a table.
///
/// @param name the contestant
/// @param elo the Elo difference from the average of the table
/// @param error half the width of the 95 % confidence interval
public record Rating(String name, double elo, double error) {}
