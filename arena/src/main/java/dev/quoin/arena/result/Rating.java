package dev.quoin.arena.result;

/// The strength of one contestant of a table.
///
/// @param name who
/// @param elo by how much it is stronger than the average of the table
/// @param error half of the 95 % interval
public record Rating(String name, double elo, double error) {}
