package dev.quoin.terminal.table;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.kit.Ruleset;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// Everything that a [TableKit] needs to start a game.
///
/// @param ruleset the rules
/// @param deals deals the game, each time from the start and with the same random numbers
/// @param moves the moves played so far, when the game is resumed
/// @param seats the players by seat
/// @param budget the agents' budget for a move
/// @param random for everything outside the game, such as the order of tiles on a rack
/// @param name the name of the game, such as `Game 3`
/// @param <P> the position type
/// @param <M> the move type
public record TableSetup<P, M>(
        Ruleset<P, M> ruleset,
        Supplier<Deal<P, M>> deals,
        List<M> moves,
        List<Seat<P, M>> seats,
        Budget budget,
        RandomGenerator random,
        String name) {
    public TableSetup {
        moves = List.copyOf(moves);
        seats = List.copyOf(seats);
    }

    /// The player in a seat.
    ///
    /// @param <P> the position type
    /// @param <M> the move type
    public sealed interface Seat<P, M> extends AutoCloseable {
        /// Ends everything that was started for this player.
        @Override
        default void close() {}

        /// Returns a person at the keyboard.
        static <P, M> Seat<P, M> person() {
            return new Person<>();
        }

        /// Returns an in-process agent.
        static <P, M> Seat<P, M> computer(NamedAgent<P, M> named, Agent<P, M> agent) {
            return new Computer<>(named.title(), named.description(), agent, () -> {});
        }
    }

    /// A person at the keyboard.
    public record Person<P, M>() implements Seat<P, M> {}

    /// An agent.
    ///
    /// @param title the name shown to people
    /// @param description what the agent does, as a phrase after "who"
    /// @param ending releases its resources
    public record Computer<P, M>(String title, String description, Agent<P, M> agent, Runnable ending)
            implements Seat<P, M> {
        @Override
        public void close() {
            ending.run();
        }
    }
}
