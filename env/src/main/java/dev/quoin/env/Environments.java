package dev.quoin.env;

import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Slots;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/// The environments by id, from every [EnvironmentKit]. An id carries a version, which rises whenever an agent's
/// performance could change.
public final class Environments {
    private static final Map<String, EnvironmentKit> KITS = found();

    private static final List<String> RENDER_MODES = List.of("human", "ansi", "rgb_array");

    private Environments() {}

    /// The kits by the ids of their environments.
    private static Map<String, EnvironmentKit> found() {
        var kits = new LinkedHashMap<String, EnvironmentKit>();
        // This class's own loader: threads of other languages may come without one.
        for (EnvironmentKit kit : ServiceLoader.load(EnvironmentKit.class, EnvironmentKit.class.getClassLoader())) {
            for (String id : kit.ids()) {
                if (kits.put(id, kit) != null) {
                    throw new IllegalStateException("two kits bring the environment '" + id + "'");
                }
            }
        }
        return kits;
    }

    /// All ids.
    public static List<String> ids() {
        return List.copyOf(KITS.keySet());
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
        EnvironmentKit kit = kit(id);
        Slots slots = kit.slots(id, options, 1);
        return new EnvironmentSpec(
                id,
                kit.title(id),
                slots.layout(),
                kit.options(id),
                kit.resetOptions(id),
                kit.longest(id, options),
                RENDER_MODES,
                Signature.of(new Environment(slots)));
    }

    /// The kernel under both: `count` slots.
    ///
    /// @throws IllegalArgumentException as [#make] does
    public static Slots slots(String id, Map<String, ?> options, int count) {
        return kit(id).slots(id, options, count);
    }

    /// A short title of an environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static String title(String id) {
        return kit(id).title(id);
    }

    /// What an environment plays, as a match would set it: the id of a game as `game`, and its settings; empty when
    /// no match can play it.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static Map<String, String> setting(String id, Map<String, String> options) {
        return kit(id).setting(id, options);
    }

    /// The options of an environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static List<OptionSpec> options(String id) {
        return kit(id).options(id);
    }

    /// The options of a reset of an environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static List<OptionSpec> resetOptions(String id) {
        return kit(id).resetOptions(id);
    }

    /// The options of an environment whose value may be a function, and the interface that it implements then.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static Map<String, Class<?>> callbacks(String id) {
        return kit(id).callbacks(id);
    }

    private static EnvironmentKit kit(String id) {
        EnvironmentKit kit = KITS.get(id);
        if (kit == null) {
            throw new IllegalArgumentException("there is no environment '" + id + "', only " + ids());
        }
        return kit;
    }
}
