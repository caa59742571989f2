package dev.quoin.crossword.rules;

import dev.quoin.crossword.rules.CrosswordMove.Play;

/// The turn before a position, as everyone saw it.
public sealed interface LastTurn {
    /// There was no turn before.
    record None() implements LastTurn {}

    /// Tiles were played.
    ///
    /// @param receipt the words formed and what they scored
    record Played(int seat, Play play, Receipt receipt) implements LastTurn {
        /// Returns the score of the play.
        public int score() {
            return receipt.total();
        }
    }

    /// Tiles were exchanged; only the player knows which.
    record Exchanged(int seat, int count) implements LastTurn {}

    /// The player passed.
    record Passed(int seat) implements LastTurn {}

    /// A play was challenged and withdrawn.
    record Withdrawn(int seat) implements LastTurn {}
}
