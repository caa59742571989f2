package dev.quoin.arena.player;

import dev.quoin.game.Agent;
import dev.quoin.game.IllegalMoveException;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// A contestant that plays in this process.
///
/// One agent plays all games of a player, so that what is dear to make is made once; its chance begins anew with every
/// game. An agent must keep nothing else from one game to the next, or matches could not be repeated.
///
/// @param name what tables and logs call it
/// @param agents makes an agent whose choices follow from the chance alone
/// @param <P> a position
/// @param <M> a move
public record BuiltIn<P, M>(String name, Function<RandomGenerator, Agent<P, M>> agents) implements Contestant<P, M> {
    @Override
    public String spec() {
        return name;
    }

    @Override
    public Player<P, M> enter(Quarters quarters) {
        var chance = new GameChance();
        return new Inside<>(name, agents.apply(chance), chance);
    }

    private record Inside<P, M>(String name, Agent<P, M> agent, GameChance chance) implements Player<P, M> {
        @Override
        public void begin(Seating seating) {
            chance.restart(seating.seed());
        }

        @Override
        public M choose(Request<P> request) {
            if (request.complaint().isGiven()) {
                agent.refused(new IllegalMoveException(
                        request.complaint().code(), request.complaint().message()));
            }
            return agent.choose(request.seen(), request.allowance().budget());
        }

        @Override
        public void close() {}
    }
}
