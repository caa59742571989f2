package dev.quoin.crossword.rules;

import dev.quoin.crossword.rules.CrosswordMove.Play;

/// The turn before this position, as everybody at the table saw it.
public sealed interface LastTurn {
    /// There was none.
    record None() implements LastTurn {}

    /// Tiles were played.
    ///
    /// @param receipt the words formed and what they scored
    record Played(int seat, Play play, Receipt receipt) implements LastTurn {
        /// What the play scored.
        public int score() {
            return receipt.total();
        }
    }

    /// Tiles were exchanged; which ones is known to the player alone.
    record Exchanged(int seat, int count) implements LastTurn {}

    /// Nothing was done.
    record Passed(int seat) implements LastTurn {}

    /// A play was challenged and taken back.
    record Withdrawn(int seat) implements LastTurn {}
}
