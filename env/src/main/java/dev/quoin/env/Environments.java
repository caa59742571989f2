package dev.quoin.env;

import dev.quoin.env.crossword.CrosswordEnvironment;
import dev.quoin.env.daily.DailyOptions;
import dev.quoin.env.daily.DailySlots;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.othello.OthelloOptions;
import dev.quoin.env.othello.OthelloReset;
import dev.quoin.env.othello.OthelloSlots;
import dev.quoin.env.slots.Slots;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The environments by id. An id carries a version, which rises whenever an agent's performance could change.
public final class Environments {
    private static final List<String> IDS = Stream.of(
                    Stream.of("Othello-v0"),
                    Arrays.stream(CrosswordEnvironment.values()).map(CrosswordEnvironment::id),
                    Stream.of(DailySlots.ID))
            .flatMap(ids -> ids)
            .toList();

    private static final List<String> RENDER_MODES = List.of("human", "ansi", "rgb_array");

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

    /// What an environment with these options shows, takes and promises.
    ///
    /// @throws IllegalArgumentException as [#make] does
    public static EnvironmentSpec spec(String id, Map<String, ?> options) {
        Slots slots = slots(id, options, 1);
        return new EnvironmentSpec(
                id,
                title(id),
                slots.layout(),
                options(id),
                resetSpecs(id),
                longest(id, options),
                RENDER_MODES,
                Signature.of(new Environment(slots)));
    }

    /// The kernel under both: `count` slots.
    ///
    /// @throws IllegalArgumentException as [#make] does
    public static Slots slots(String id, Map<String, ?> options, int count) {
        return switch (id) {
            case "Othello-v0" -> new OthelloSlots(OthelloOptions.of(options), count);
            case DailySlots.ID -> new DailySlots(DailyOptions.of(options), count);
            default -> crossword(id).slots(options, count);
        };
    }

    /// What an environment is, in a few words.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static String title(String id) {
        return switch (id) {
            case "Othello-v0" -> "Othello, alone or against an opponent";
            case DailySlots.ID -> DailySlots.TITLE;
            default -> crossword(id).title();
        };
    }

    /// What can be chosen when an environment is made.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static List<OptionSpec> options(String id) {
        return switch (id) {
            case "Othello-v0" -> OthelloOptions.specs();
            case DailySlots.ID -> DailyOptions.specs();
            default -> crossword(id).specs();
        };
    }

    private static List<OptionSpec> resetSpecs(String id) {
        return switch (id) {
            case "Othello-v0" -> OthelloReset.specs();
            case DailySlots.ID -> DailyOptions.resetSpecs();
            default -> crossword(id).resetSpecs();
        };
    }

    private static int longest(String id, Map<String, ?> options) {
        return switch (id) {
            case "Othello-v0" -> OthelloSlots.LONGEST_EPISODE;
            case DailySlots.ID -> DailyOptions.of(options).longest();
            default -> crossword(id).longest(options);
        };
    }

    private static CrosswordEnvironment crossword(String id) {
        return CrosswordEnvironment.named(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no environment '" + id + "', only " + IDS));
    }
}
