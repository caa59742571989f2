package dev.quoin.terminal.table;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Deal;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.kit.Ruleset;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// What a [TableKit] needs to begin a game.
///
/// @param ruleset what is played
/// @param deals deals the game, each time from its beginning and with the same chance
/// @param moves the moves played so far, when the game is resumed
/// @param seats who plays, by seat
/// @param budget how much computers may think about a move
/// @param random for everything that is no part of the game, such as the order of tiles on a rack
/// @param name what the table calls the game, such as `Game 3`
/// @param <P> a position
/// @param <M> a move
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

    /// Who has a seat.
    ///
    /// @param <P> a position
    /// @param <M> a move
    public sealed interface Seat<P, M> extends AutoCloseable {
        /// Ends what was started for this player.
        @Override
        default void close() {}

        /// A person at the keyboard.
        static <P, M> Seat<P, M> person() {
            return new Person<>();
        }

        /// An agent of this process.
        static <P, M> Seat<P, M> computer(NamedAgent<P, M> named, Agent<P, M> agent) {
            return new Computer<>(named.title(), named.description(), agent, () -> {});
        }
    }

    /// Somebody at the keyboard.
    public record Person<P, M>() implements Seat<P, M> {}

    /// A program.
    ///
    /// @param title what the table calls it
    /// @param description what it does, as a phrase after "who"
    /// @param ending lets go of what it holds
    public record Computer<P, M>(String title, String description, Agent<P, M> agent, Runnable ending)
            implements Seat<P, M> {
        @Override
        public void close() {
            ending.run();
        }
    }
}
