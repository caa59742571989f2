package dev.quoin.game.player;

import dev.quoin.game.CpuMeter;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.process.Isolation;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// A participant in a match: a built-in agent or an external program. Immutable.
///
/// @param <P> the position type
/// @param <M> the move type
public interface Contestant<P, M> {
    /// Returns the name in tables and logs: one word without white space.
    String name();

    /// Returns the command-line spec, such as `greedy` or `cmd:python3 agent.py`.
    String spec();

    /// Returns a copy with another name.
    ///
    /// @param spec the spec that includes the name
    Contestant<P, M> named(String name, String spec);

    /// Returns how its processes are isolated; empty for an in-process agent.
    default Optional<Isolation> isolation() {
        return Optional.empty();
    }

    /// Creates a player for one thread and any number of games. The caller closes it.
    Player<P, M> enter(Workspace workspace);

    /// Creates a contestant that plays in this process.
    ///
    /// One agent plays all games of a player, so expensive setup happens once. Its randomness restarts with
    /// every game; it must carry over nothing else between games, or matches would not be reproducible.
    ///
    /// @param spec the name in tables and logs
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
            return new AgentPlayer<>(name, agents.create(random), random::restart, Optional.of(new CpuMeter()));
        }

        /// A random generator that is reseeded for every game. Mutable, not thread-safe.
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
