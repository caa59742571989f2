package dev.quoin.game.agent;

import dev.quoin.game.Game;
import java.util.List;
import java.util.function.Function;

/// Provides a named agent.
///
/// A game lists its own agents. Those of other modules are found by [java.util.ServiceLoader]: list yours in
/// `META-INF/services/dev.quoin.game.agent.AgentProvider`, and commands, environments and the server can use
/// it.
///
/// @param <P> the position type
/// @param <M> the move type
public interface AgentProvider<P, M> {
    /// Returns the game that the agent plays.
    Class<? extends Game<P, M>> game();

    /// Returns the description of the agent.
    AgentDescription description();

    /// Returns the agent with these arguments. Files that they name are read immediately, to report errors
    /// early.
    ///
    /// @throws IllegalArgumentException when the arguments cannot be used; the message says why
    NamedAgent<P, M> agent(Arguments arguments);

    /// Returns the levels that use this agent, in addition to those of the game.
    default List<Level> levels() {
        return List.of();
    }

    /// Creates a provider for a game's own list.
    static <P, M> AgentProvider<P, M> of(
            Class<? extends Game<P, M>> game,
            AgentDescription description,
            Function<Arguments, NamedAgent<P, M>> agents) {
        return new OwnAgent<>(game, description, agents);
    }

    /// Creates a provider for an agent without parameters.
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
