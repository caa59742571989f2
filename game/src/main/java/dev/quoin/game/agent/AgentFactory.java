package dev.quoin.game.agent;

import dev.quoin.game.Agent;
import java.util.random.RandomGenerator;

/// Creates agents of one kind for one game. Shared data is loaded once. Thread-safe, but the agents are not.
///
/// @param <P> the position type
/// @param <M> the move type
@FunctionalInterface
public interface AgentFactory<P, M> {
    /// Creates an agent whose choices depend only on `random`.
    Agent<P, M> create(RandomGenerator random);
}
