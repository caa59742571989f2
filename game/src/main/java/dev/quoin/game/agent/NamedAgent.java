package dev.quoin.game.agent;

import dev.quoin.game.Game;

/// An agent with its arguments, not yet prepared for a game.
///
/// @param spec what names it, always the same for the same arguments
/// @param title its name for people
/// @param description what it does, as a phrase after "who"
/// @param recipe makes it
/// @param <P> a position
/// @param <M> a move
public record NamedAgent<P, M>(String spec, String title, String description, Recipe<P, M> recipe) {
    /// How agents are made for a game.
    ///
    /// @param <P> a position
    /// @param <M> a move
    @FunctionalInterface
    public interface Recipe<P, M> {
        /// Prepares agents for a game. This may take a tenth of a second, so keep the result.
        ///
        /// @throws IllegalArgumentException when the agent cannot play this game; the message says why
        AgentFactory<P, M> prepare(Game<P, M> game);
    }

    /// Prepares agents for a game. This may take a tenth of a second, so keep the result.
    ///
    /// @throws IllegalArgumentException when the agent cannot play this game; the message says why
    public AgentFactory<P, M> prepare(Game<P, M> game) {
        return recipe.prepare(game);
    }
}
