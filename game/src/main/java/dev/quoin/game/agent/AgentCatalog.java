package dev.quoin.game.agent;

import dev.quoin.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// The agents of a game that people can name: its own, and those that other modules bring. Immutable.
///
/// @param <P> a position
/// @param <M> a move
public final class AgentCatalog<P, M> {
    private final Class<? extends Game<P, M>> game;
    private final List<AgentProvider<P, M>> own;

    private AgentCatalog(Class<? extends Game<P, M>> game, List<AgentProvider<P, M>> own) {
        this.game = game;
        this.own = List.copyOf(own);
    }

    /// The catalog of a game.
    ///
    /// @param own the agents that the game brings, in the order in which help lists them
    public static <P, M> AgentCatalog<P, M> of(
            Class<? extends Game<P, M>> game, List<? extends AgentProvider<P, M>> own) {
        return new AgentCatalog<>(game, List.copyOf(own));
    }

    /// All agents, the game's own first.
    public List<AgentProvider<P, M>> providers() {
        var all = new ArrayList<>(own);
        for (AgentProvider<?, ?> provider : Found.ALL) {
            if (provider.game() == game) {
                all.add(ours(provider));
            }
        }
        return all;
    }

    /// An agent of this game has its positions and moves.
    @SuppressWarnings("unchecked")
    private AgentProvider<P, M> ours(AgentProvider<?, ?> provider) {
        return (AgentProvider<P, M>) provider;
    }

    /// What is said of all agents.
    public List<AgentDescription> descriptions() {
        return providers().stream().map(AgentProvider::description).toList();
    }

    /// How all agents are written, for help and error messages.
    public List<String> forms() {
        return descriptions().stream().map(AgentDescription::form).toList();
    }

    /// The agent that a text names, empty when there is none of that name.
    ///
    /// @throws IllegalArgumentException when the name is known but its arguments cannot be used
    public Optional<NamedAgent<P, M>> find(String text) {
        return find(AgentSpec.parse(text));
    }

    /// The agent of a spec, empty when there is none of that name.
    ///
    /// @throws IllegalArgumentException when the name is known but its arguments cannot be used
    public Optional<NamedAgent<P, M>> find(AgentSpec spec) {
        return provider(spec.name()).map(known -> known.agent(Arguments.parse(known.description(), spec)));
    }

    /// The game's own agents are asked first: other modules are only looked for when they are needed.
    private Optional<AgentProvider<P, M>> provider(String name) {
        return own.stream()
                .filter(each -> each.description().name().equals(name))
                .findFirst()
                .or(() -> providers().stream()
                        .filter(each -> each.description().name().equals(name))
                        .findFirst());
    }

    /// The agent that a text names.
    ///
    /// @throws IllegalArgumentException when there is none, or its arguments cannot be used
    public NamedAgent<P, M> agent(String text) {
        return find(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected one of " + String.join(", ", forms()) + ", got '" + text + "'"));
    }

    /// The levels that agents bring.
    public List<Level> levels() {
        return providers().stream()
                .flatMap(provider -> provider.levels().stream())
                .toList();
    }

    /// Looked for once, when first needed, so that short commands do not pay for it.
    private static final class Found {
        @SuppressWarnings("rawtypes")
        private static final List<AgentProvider> ALL =
                ServiceLoader.load(AgentProvider.class, AgentProvider.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();
    }
}
