package dev.quoin.game.agent;

import dev.quoin.game.Agent;
import dev.quoin.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;

/// The named agents of a game: its own and those of other modules. Immutable.
///
/// @param <P> the position type
/// @param <M> the move type
public final class AgentCatalog<P, M> {
    private final Class<? extends Game<P, M>> game;
    private final List<AgentProvider<P, M>> own;

    private AgentCatalog(Class<? extends Game<P, M>> game, List<AgentProvider<P, M>> own) {
        this.game = game;
        this.own = List.copyOf(own);
    }

    /// Creates the catalog of a game.
    ///
    /// @param own the game's own agents, in the order in which help lists them
    public static <P, M> AgentCatalog<P, M> of(
            Class<? extends Game<P, M>> game, List<? extends AgentProvider<P, M>> own) {
        return new AgentCatalog<>(game, List.copyOf(own));
    }

    /// Returns all agents, the game's own first.
    public List<AgentProvider<P, M>> providers() {
        var all = new ArrayList<>(own);
        for (AgentProvider<?, ?> provider : Found.ALL) {
            if (provider.game() == game) {
                all.add(ours(provider));
            }
        }
        return all;
    }

    /// Safe because an agent of this game has the game's position and move types.
    @SuppressWarnings("unchecked")
    private AgentProvider<P, M> ours(AgentProvider<?, ?> provider) {
        return (AgentProvider<P, M>) provider;
    }

    /// Returns the descriptions of all agents.
    public List<AgentDescription> descriptions() {
        return providers().stream().map(AgentProvider::description).toList();
    }

    /// Returns the short syntax of all agents, for help and error messages.
    public List<String> forms() {
        return descriptions().stream().map(AgentDescription::form).toList();
    }

    /// Finds an agent by its spec; empty when there is no agent of that name.
    ///
    /// @throws IllegalArgumentException when the name is known but its arguments cannot be used
    public Optional<NamedAgent<P, M>> find(String text) {
        return find(AgentSpec.parse(text));
    }

    /// Finds an agent by its spec; empty when there is no agent of that name.
    ///
    /// @throws IllegalArgumentException when the name is known but its arguments cannot be used
    public Optional<NamedAgent<P, M>> find(AgentSpec spec) {
        return provider(spec.name()).map(known -> known.agent(Arguments.parse(known.description(), spec)));
    }

    /// Finds the description of an agent by its spec.
    public Optional<AgentDescription> description(AgentSpec spec) {
        return provider(spec.name()).map(AgentProvider::description);
    }

    /// Searches the game's own agents first, so that other modules are loaded only when needed.
    private Optional<AgentProvider<P, M>> provider(String name) {
        return own.stream()
                .filter(each -> each.description().name().equals(name))
                .findFirst()
                .or(() -> providers().stream()
                        .filter(each -> each.description().name().equals(name))
                        .findFirst());
    }

    /// Returns the agent with the given spec.
    ///
    /// @throws IllegalArgumentException when there is none, or its arguments cannot be used
    public NamedAgent<P, M> agent(String text) {
        return find(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected one of " + String.join(", ", forms()) + ", got '" + text + "'"));
    }

    /// Creates one agent for a game. To create several of a kind, [NamedAgent#prepare] it once.
    ///
    /// @param text the spec, such as `search:3`
    /// @throws IllegalArgumentException when there is no such agent, or it cannot play this game
    public Agent<P, M> create(String text, Game<P, M> game, RandomGenerator random) {
        return agent(text).prepare(game).create(random);
    }

    /// Returns the levels that the agents define.
    public List<Level> levels() {
        return providers().stream()
                .flatMap(provider -> provider.levels().stream())
                .toList();
    }

    /// Loaded lazily, so that short commands do not pay for it.
    private static final class Found {
        @SuppressWarnings("rawtypes")
        private static final List<AgentProvider> ALL =
                ServiceLoader.load(AgentProvider.class, AgentProvider.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();
    }
}
