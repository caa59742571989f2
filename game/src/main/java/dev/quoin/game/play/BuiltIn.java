package dev.quoin.game.play;

import dev.quoin.game.Agent;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// A contestant that plays in this process.
///
/// One agent plays all games of a player, so what is expensive to make is made once; its randomness restarts with every
/// game. An agent must keep nothing else from one game to the next, or matches could not be repeated.
///
/// @param name what tables and logs call it
/// @param agents makes an agent whose choices depend on the random generator alone
/// @param <P> a position
/// @param <M> a move
public record BuiltIn<P, M>(String name, Function<RandomGenerator, Agent<P, M>> agents) implements Contestant<P, M> {
    @Override
    public String spec() {
        return name;
    }

    @Override
    public Player<P, M> enter(Workspace workspace) {
        var random = new ReseedableRandom();
        return new AgentPlayer<>(name, agents.apply(random), random::restart);
    }
}
