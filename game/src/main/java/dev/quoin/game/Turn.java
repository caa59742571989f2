package dev.quoin.game;

import java.time.Duration;
import java.util.List;

/// One turn of a game as it was played.
///
/// @param seat who moved
/// @param before the true position before the move
/// @param move the move
/// @param after the true position after it
/// @param refusals the illegal moves tried before it, in order
/// @param took how long the player thought, all tries together
/// @param substituted whether the move was made in the player's place, such as a pass after too many illegal moves
/// @param <P> a position
/// @param <M> a move
public record Turn<P, M>(
        int seat, P before, M move, P after, List<Refusal> refusals, Duration took, boolean substituted) {
    public Turn {
        refusals = List.copyOf(refusals);
    }

    /// A turn whose player was not timed and made no illegal move.
    public static <P, M> Turn<P, M> of(int seat, P before, M move, P after) {
        return new Turn<>(seat, before, move, after, List.of(), Duration.ZERO, false);
    }
}
