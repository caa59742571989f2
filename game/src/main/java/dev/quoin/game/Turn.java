package dev.quoin.game;

import java.time.Duration;
import java.util.List;

/// One turn of a game as it was played.
///
/// @param seat the seat that moved
/// @param before the true position before the move
/// @param move the move
/// @param after the true position after it
/// @param refusals the illegal moves tried before it, in order
/// @param took the thinking time, including all tries
/// @param substituted whether the move was made for the player, such as a pass after too many illegal moves
/// @param <P> the position type
/// @param <M> the move type
public record Turn<P, M>(
        int seat, P before, M move, P after, List<Refusal> refusals, Duration took, boolean substituted) {
    public Turn {
        refusals = List.copyOf(refusals);
    }

    /// Creates an untimed turn without illegal moves.
    public static <P, M> Turn<P, M> of(int seat, P before, M move, P after) {
        return new Turn<>(seat, before, move, after, List.of(), Duration.ZERO, false);
    }
}
