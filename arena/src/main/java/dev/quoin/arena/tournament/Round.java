package dev.quoin.arena.tournament;

import dev.quoin.arena.result.CrossTable.Pairing;
import java.util.List;
import java.util.OptionalInt;

/// The matches of one round.
///
/// @param pairings the matches
/// @param bye the contestant that has nobody to play, if the number of contestants is odd
public record Round(List<Pairing> pairings, OptionalInt bye) {
    public Round {
        pairings = List.copyOf(pairings);
    }

    /// Creates a round without a bye.
    public static Round of(List<Pairing> pairings) {
        return new Round(pairings, OptionalInt.empty());
    }
}
