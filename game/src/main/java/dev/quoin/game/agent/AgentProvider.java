package dev.quoin.game.agent;

import dev.quoin.game.Game;
import java.util.List;
import java.util.function.Function;

/// An agent that people can name.
///
/// A game lists its own. Those of other modules are found by [java.util.ServiceLoader]: list yours in
/// `META-INF/services/dev.quoin.game.agent.AgentProvider`, and commands, environments and the server know it.
///
/// @param <P> a position
/// @param <M> a move
public interface AgentProvider<P, M> {
    /// The rules that it can play.
    Class<? extends Game<P, M>> game();

    /// What it is.
    AgentDescription description();

    /// The agent of these arguments. Files that they name are read now, so that a wrong one is refused early.
    ///
    /// @throws IllegalArgumentException when the arguments cannot be used; the message says why
    NamedAgent<P, M> agent(Arguments arguments);

    /// Levels for people that come with it, besides those of the game.
    default List<Level> levels() {
        return List.of();
    }

    /// An agent of a game's own list.
    static <P, M> AgentProvider<P, M> of(
            Class<? extends Game<P, M>> game,
            AgentDescription description,
            Function<Arguments, NamedAgent<P, M>> agents) {
        return new OwnAgent<>(game, description, agents);
    }

    /// An agent without parameters.
    static <P, M> AgentProvider<P, M> of(
            Class<? extends Game<P, M>> game,
            String name,
            String title,
            String description,
            NamedAgent.Recipe<P, M> recipe) {
        var known = AgentDescription.of(name, title, description);
        return of(game, known, arguments -> new NamedAgent<>(arguments.spec(), title, description, recipe));
    }

    /// See [#of].
    record OwnAgent<P, M>(
            Class<? extends Game<P, M>> game,
            AgentDescription description,
            Function<Arguments, NamedAgent<P, M>> agents)
            implements AgentProvider<P, M> {
        @Override
        public NamedAgent<P, M> agent(Arguments arguments) {
            return agents.apply(arguments);
        }
    }
}
