package dev.quoin.game.agent;

import dev.quoin.game.Agent;
import java.util.random.RandomGenerator;

/// Creates agents of one kind for one game. What they share is made once. Thread-safe; the agents are not.
///
/// @param <P> a position
/// @param <M> a move
@FunctionalInterface
public interface AgentFactory<P, M> {
    /// A new agent whose choices depend on `random` alone.
    Agent<P, M> create(RandomGenerator random);
}
