package dev.quoin.game.player;

import dev.quoin.game.Agent;
import java.util.function.LongConsumer;

/// A player backed by an agent in this process. Not thread-safe.
///
/// @param agent chooses the moves
/// @param reseed restarts the agent's randomness when a game begins
record AgentPlayer<P, M>(String name, Agent<P, M> agent, LongConsumer reseed) implements Player<P, M> {
    @Override
    public void begin(Seating seating) {
        reseed.accept(seating.seed());
    }

    @Override
    public M choose(Request<P> request) {
        request.refused().ifPresent(agent::refused);
        return agent.choose(request.seen(), request.limit().budget());
    }

    @Override
    public boolean isListening() {
        return false;
    }

    @Override
    public void close() {}
}
