package dev.quoin.learning.rollout;

import dev.quoin.env.slots.Slots;
import java.util.Map;
import java.util.random.RandomGenerator;

/// Where games begin.
@FunctionalInterface
public interface InitialStates {
    /// After so many refused beginnings something else is wrong.
    int MOST_ATTEMPTS = 100;

    /// The options of a reset; empty for the usual start.
    Map<String, ?> next(RandomGenerator chance);

    /// Begins a game from these options; from the next ones where the game would be over before the agent's first turn.
    ///
    /// A greedy opponent that moves first can take the last disc of a short opening. That is one in thousands.
    static void start(Slots slots, int slot, RandomGenerator chance, InitialStates beginnings) {
        for (int attempt = 1; ; attempt++) {
            long seed = chance.nextLong();
            Map<String, ?> options = beginnings.next(chance);
            try {
                slots.start(slot, seed, options);
                return;
            } catch (IllegalArgumentException refused) {
                if (options.isEmpty() || attempt == MOST_ATTEMPTS) {
                    throw refused;
                }
            }
        }
    }

    /// Always the usual start.
    static InitialStates usual() {
        return chance -> Map.of();
    }
}
