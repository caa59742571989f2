package dev.quoin.env;

import dev.quoin.env.othello.OthelloOptions;
import dev.quoin.env.othello.OthelloSlots;
import dev.quoin.env.slots.Slots;
import java.util.List;
import java.util.Map;

/// The environments by id. An id carries a version, which rises whenever an agent's performance could change.
public final class Environments {
    private static final List<String> IDS = List.of("Othello-v0");

    private Environments() {}

    /// All ids.
    public static List<String> ids() {
        return IDS;
    }

    /// A single environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment or an option is wrong; the message lists
    ///     what is allowed
    public static Environment make(String id, Map<String, ?> options) {
        return new Environment(slots(id, options, 1));
    }

    /// A vector environment of `count` slots on one thread.
    ///
    /// @throws IllegalArgumentException as [#make] does
    public static VectorEnvironment makeVector(String id, Map<String, ?> options, int count, AutoresetMode mode) {
        return makeVector(id, options, count, mode, 1);
    }

    /// A vector environment of `count` slots on so many threads.
    ///
    /// @throws IllegalArgumentException as [#make] does
    public static VectorEnvironment makeVector(
            String id, Map<String, ?> options, int count, AutoresetMode mode, int threads) {
        return new VectorEnvironment(slots(id, options, count), mode, threads);
    }

    private static Slots slots(String id, Map<String, ?> options, int count) {
        return switch (id) {
            case "Othello-v0" -> new OthelloSlots(OthelloOptions.of(options), count);
            default -> throw new IllegalArgumentException("there is no environment '" + id + "', only " + IDS);
        };
    }
}
