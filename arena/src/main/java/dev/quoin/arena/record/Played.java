package dev.quoin.arena.record;

import java.util.List;

/// A game that has been played, with its true positions.
///
/// @param record what a match needs to know
/// @param start the position before the first turn
/// @param steps every turn in order, as many as the record has moves
/// @param <P> a position
/// @param <M> a move
public record Played<P, M>(GameRecord record, P start, List<Step<P, M>> steps) {
    public Played {
        steps = List.copyOf(steps);
    }

    /// The last position.
    public P end() {
        return steps.isEmpty() ? start : steps.getLast().after();
    }

    /// One turn.
    ///
    /// @param move what was played
    /// @param after the true position after it
    public record Step<P, M>(M move, P after) {}
}
