package dev.quoin.game.player;

import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// A contestant in a game, one game after another. Mutable, not thread-safe.
///
/// A [PlayerFailure] loses the game; the player still plays the next one.
///
/// @param <P> the position type
/// @param <M> the move type
public interface Player<P, M> extends AutoCloseable {
    /// Returns the name in tables and logs.
    String name();

    /// Starts a game.
    ///
    /// @throws PlayerFailure when it cannot play at all
    /// @throws CancellationException when the calling thread is interrupted
    void begin(Seating seating);

    /// Returns a move for the seat to move.
    ///
    /// @throws IllegalMoveException when the reply cannot be parsed; it counts as an illegal move
    /// @throws PlayerFailure when no reply can be expected
    /// @throws CancellationException within 50 ms when the calling thread is interrupted; the player's
    ///     processes run until it is closed or starts another game
    M choose(Request<P> request);

    /// Reports what happened: a new rack after a move, or the end of the game. No reply is expected; a
    /// player that can no longer be reached fails at the next request.
    default void told(Notice<P> notice) {}

    /// Returns whether it wants notices and the opponents' last moves. Preparing them takes time, and an
    /// in-process agent needs only positions.
    default boolean isListening() {
        return true;
    }

    /// Returns the CPU time of the current game so far, or of the last one: of an agent in this process while it
    /// chooses, of a program and everything it started from the beginning of the game. Empty when it is not known.
    default Optional<Duration> cpuTime() {
        return Optional.empty();
    }

    /// Ends everything that was started for this player.
    @Override
    void close();

    /// Creates a player from an in-process agent, which already has its random generator.
    static <P, M> Player<P, M> of(String name, Agent<P, M> agent) {
        return new AgentPlayer<>(name, agent, seed -> {});
    }
}
