package dev.quoin.game.player;

import dev.quoin.game.Agent;
import dev.quoin.game.CpuMeter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongConsumer;

/// A player backed by an agent in this process. Not thread-safe.
///
/// @param agent chooses the moves
/// @param reseed restarts the agent's randomness when a game begins
/// @param meter measures the agent's CPU time; empty when nobody asks for it
record AgentPlayer<P, M>(String name, Agent<P, M> agent, LongConsumer reseed, Optional<CpuMeter> meter)
        implements Player<P, M> {
    /// Creates a player whose CPU time is not measured.
    AgentPlayer(String name, Agent<P, M> agent, LongConsumer reseed) {
        this(name, agent, reseed, Optional.empty());
    }

    @Override
    public void begin(Seating seating) {
        meter.ifPresent(CpuMeter::restart);
        reseed.accept(seating.seed());
    }

    @Override
    public M choose(Request<P> request) {
        return meter.isPresent() ? meter.get().measure(() -> answer(request)) : answer(request);
    }

    private M answer(Request<P> request) {
        request.refused().ifPresent(agent::refused);
        return agent.choose(request.seen(), request.limit().budget());
    }

    @Override
    public Optional<Duration> cpuTime() {
        return meter.flatMap(CpuMeter::total);
    }

    @Override
    public boolean isListening() {
        return false;
    }

    @Override
    public void close() {}
}
