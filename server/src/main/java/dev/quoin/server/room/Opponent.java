package dev.quoin.server.room;

/// A player that people can choose, described by what it does.
///
/// @param name what requests call it
/// @param title what pages call it
/// @param description what it does, in plain words
public record Opponent(String name, String title, String description) {}
