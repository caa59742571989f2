package dev.quoin.game;

import java.util.concurrent.CancellationException;

/// Chooses moves from what its seat can see.
///
/// An agent plays one game at a time and is called by one thread at a time.
///
/// To cancel [#choose], interrupt the thread that is inside it. The agent then stops within 50 ms and throws
/// [CancellationException]; the thread stays interrupted. An agent that always answers within 50 ms need not
/// check. A canceled agent can be asked again, unless it is an external program, which must be restarted.
///
/// @param <P> the position type
/// @param <M> the move type
@FunctionalInterface
public interface Agent<P, M> {
    /// Returns a move for the seat to move.
    ///
    /// @param seen what that seat sees, never the true position
    /// @param budget the time or nodes to spend on the move
    /// @throws IllegalMoveException when an external reply cannot be parsed; it counts as an illegal move
    /// @throws CancellationException when the calling thread is interrupted
    M choose(P seen, Budget budget);

    /// Reports why the last move was illegal. The agent is asked again while it has tries left.
    default void refused(Refusal why) {}
}
