package dev.quoin.game;

import java.util.concurrent.CancellationException;

/// A player: looks at what its seat may see and chooses a move.
///
/// One agent plays one game at a time and is called by one thread at a time.
///
/// To cancel [#choose], interrupt the thread that is inside it. The agent then stops within 50 ms and throws
/// [CancellationException]; the thread stays interrupted. An agent that always answers within 50 ms need not look. A
/// cancelled agent can be asked again, unless it is an external program, which has to be started anew.
///
/// @param <P> a position
/// @param <M> a move
@FunctionalInterface
public interface Agent<P, M> {
    /// A move for the seat to move.
    ///
    /// @param seen what that seat sees, never the true position
    /// @param budget how much thought the move may cost
    /// @throws IllegalMoveException when an answer from outside cannot be read; it counts as a refused move
    /// @throws CancellationException when the calling thread is interrupted
    M choose(P seen, Budget budget);

    /// Tells the agent why its last move was refused. It is asked again while it has tries left.
    default void refused(Refusal why) {}
}
