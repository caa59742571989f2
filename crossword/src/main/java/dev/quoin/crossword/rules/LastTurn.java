package dev.quoin.crossword.rules;

import dev.quoin.crossword.rules.CrosswordMove.Play;

/// The turn before this position, as everybody at the table saw it.
public sealed interface LastTurn {
    /// There was none.
    record None() implements LastTurn {}

    /// Tiles were played.
    record Played(int seat, Play play, int score) implements LastTurn {}

    /// Tiles were exchanged; which ones is known to the player alone.
    record Exchanged(int seat, int count) implements LastTurn {}

    /// Nothing was done.
    record Passed(int seat) implements LastTurn {}

    /// A play was challenged and taken back.
    record Withdrawn(int seat) implements LastTurn {}
}
