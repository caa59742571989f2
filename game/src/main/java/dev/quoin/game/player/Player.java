package dev.quoin.game.player;

import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import java.util.concurrent.CancellationException;

/// A contestant at the table: one game after the other. Mutable, for one thread.
///
/// After a [PlayerFailure] the game is lost; the player is given the next one as if nothing had happened.
///
/// @param <P> a position
/// @param <M> a move
public interface Player<P, M> extends AutoCloseable {
    /// What tables and logs call it.
    String name();

    /// A game begins.
    ///
    /// @throws PlayerFailure when it cannot play at all
    /// @throws CancellationException when the calling thread is interrupted
    void begin(Seating seating);

    /// A move for the seat to move.
    ///
    /// @throws IllegalMoveException when the answer cannot be read; it counts as a refused move
    /// @throws PlayerFailure when there is no answer to wait for any more
    /// @throws CancellationException within 50 ms when the calling thread is interrupted; what was started for this
    ///     player runs on until it is closed or begins another game
    M choose(Request<P> request);

    /// What has happened: a new rack after a move, or the end of the game. No answer is expected, and a player that
    /// cannot be told any more only fails when it is asked next.
    default void told(Notice<P> notice) {}

    /// Whether it wants notices and the last moves of others. Writing them costs time, so an agent of this process,
    /// which sees positions only, does without.
    default boolean isListening() {
        return true;
    }

    /// Ends whatever was started for this player.
    @Override
    void close();

    /// An agent of this process at the table. It has its randomness from elsewhere.
    static <P, M> Player<P, M> of(String name, Agent<P, M> agent) {
        return new AgentPlayer<>(name, agent, seed -> {});
    }
}
