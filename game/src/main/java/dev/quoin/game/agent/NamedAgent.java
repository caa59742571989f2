package dev.quoin.game.agent;

import dev.quoin.game.Game;

/// An agent with its arguments, not yet prepared for a game.
///
/// @param spec the canonical spec
/// @param title the name shown to people
/// @param description what the agent does, as a phrase after "who"
/// @param recipe creates the agents
/// @param <P> the position type
/// @param <M> the move type
public record NamedAgent<P, M>(String spec, String title, String description, Recipe<P, M> recipe) {
    /// Prepares agents for a game.
    ///
    /// @param <P> the position type
    /// @param <M> the move type
    @FunctionalInterface
    public interface Recipe<P, M> {
        /// Prepares agents for a game. This may take 100 ms, so reuse the result.
        ///
        /// @throws IllegalArgumentException when the agent cannot play this game; the message says why
        AgentFactory<P, M> prepare(Game<P, M> game);
    }

    /// Prepares agents for a game. This may take 100 ms, so reuse the result.
    ///
    /// @throws IllegalArgumentException when the agent cannot play this game; the message says why
    public AgentFactory<P, M> prepare(Game<P, M> game) {
        return recipe.prepare(game);
    }
}
