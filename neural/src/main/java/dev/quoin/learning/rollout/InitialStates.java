package dev.quoin.learning.rollout;

import dev.quoin.env.slots.Slots;
import java.util.Map;
import java.util.random.RandomGenerator;

/// The distribution of initial states: the reset options of each episode.
@FunctionalInterface
public interface InitialStates {
    /// The number of rejected resets after which something else must be wrong.
    int MAX_ATTEMPTS = 100;

    /// Returns the reset options of the next episode; empty for the environment's default initial state.
    Map<String, ?> next(RandomGenerator chance);

    /// Resets a slot, and retries with other options if the episode would end before the agent's first turn.
    ///
    /// That happens about once in thousands of resets: a greedy opponent that moves first can take the last disc
    /// of a short opening.
    static void reset(Slots slots, int slot, RandomGenerator chance, InitialStates states) {
        for (int attempt = 1; ; attempt++) {
            long seed = chance.nextLong();
            Map<String, ?> options = states.next(chance);
            try {
                slots.start(slot, seed, options);
                return;
            } catch (IllegalArgumentException rejected) {
                if (options.isEmpty() || attempt == MAX_ATTEMPTS) {
                    throw rejected;
                }
            }
        }
    }

    /// Returns a distribution that always uses the environment's default initial state.
    static InitialStates standard() {
        return chance -> Map.of();
    }
}
