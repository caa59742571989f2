package dev.quoin.game.player;

import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.process.Isolation;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// A participant in a match: a built-in agent or an external program. Immutable.
///
/// @param <P> a position
/// @param <M> a move
public interface Contestant<P, M> {
    /// What tables and logs call it: one word without white space.
    String name();

    /// The text that names it on a command line, such as `greedy` or `cmd:python3 agent.py`.
    String spec();

    /// The same contestant under another name.
    ///
    /// @param spec the text that names it so
    Contestant<P, M> named(String name, String spec);

    /// How its processes are kept apart; empty for an agent of this process, which has none.
    default Optional<Isolation> isolation() {
        return Optional.empty();
    }

    /// A player of this contestant, for one thread and any number of games. The caller closes it.
    Player<P, M> enter(Workspace workspace);

    /// A contestant that plays in this process.
    ///
    /// One agent plays all games of a player, so what is expensive to make is made once. Its randomness restarts
    /// with every game; it must keep nothing else from one game to the next, or matches could not be repeated.
    ///
    /// @param spec what tables and logs call it
    static <P, M> Contestant<P, M> of(String spec, AgentFactory<P, M> agents) {
        return new BuiltIn<>(spec, spec, agents);
    }

    /// See [#of].
    record BuiltIn<P, M>(String name, String spec, AgentFactory<P, M> agents) implements Contestant<P, M> {
        @Override
        public Contestant<P, M> named(String newName, String newSpec) {
            return new BuiltIn<>(newName, newSpec, agents);
        }

        @Override
        public Player<P, M> enter(Workspace workspace) {
            var random = new Reseedable();
            return new AgentPlayer<>(name, agents.create(random), random::restart);
        }

        /// Random numbers that restart with every game. Mutable, for one thread.
        private static final class Reseedable implements RandomGenerator {
            private SplittableRandom random = new SplittableRandom(0);

            void restart(long seed) {
                random = new SplittableRandom(seed);
            }

            @Override
            public long nextLong() {
                return random.nextLong();
            }
        }
    }
}
