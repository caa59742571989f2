package dev.quoin.env;

import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Slots;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/// The registry of environments by id, from every [EnvironmentKit]. An id includes a version, which is
/// raised whenever the performance of an agent could change.
public final class Environments {
    private static final Map<String, EnvironmentKit> KITS = found();

    private static final List<String> RENDER_MODES = List.of("human", "ansi", "rgb_array");

    private static final String WARNING = "warning";

    private Environments() {}

    /// Returns the kits by environment id.
    private static Map<String, EnvironmentKit> found() {
        var kits = new LinkedHashMap<String, EnvironmentKit>();
        // Use this class's loader: threads of other languages may have no context class loader.
        for (EnvironmentKit kit : ServiceLoader.load(EnvironmentKit.class, EnvironmentKit.class.getClassLoader())) {
            for (String id : kit.ids()) {
                if (kits.put(id, kit) != null) {
                    throw new IllegalStateException("two kits bring the environment '" + id + "'");
                }
            }
        }
        return kits;
    }

    /// Returns all ids.
    public static List<String> ids() {
        return List.copyOf(KITS.keySet());
    }

    /// Creates a single environment with default options.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static Environment make(String id) {
        return make(id, Map.of());
    }

    /// Creates a single environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment or an option is wrong; the message lists
    ///     what is allowed
    public static Environment make(String id, Map<String, ?> options) {
        return new Environment(slots(id, options, 1));
    }

    /// Creates a vector environment of `count` slots on one thread, in which the step after the end of an episode
    /// starts the next one.
    ///
    /// @throws IllegalArgumentException as [#make(String, Map)] does
    public static VectorEnvironment makeVector(String id, Map<String, ?> options, int count) {
        return makeVector(id, options, count, AutoresetMode.NEXT_STEP);
    }

    /// Creates a vector environment of `count` slots on one thread.
    ///
    /// @throws IllegalArgumentException as [#make(String, Map)] does
    public static VectorEnvironment makeVector(String id, Map<String, ?> options, int count, AutoresetMode mode) {
        return makeVector(id, options, count, mode, 1);
    }

    /// Creates a vector environment of `count` slots on the given number of threads.
    ///
    /// @throws IllegalArgumentException as [#make(String, Map)] does
    public static VectorEnvironment makeVector(
            String id, Map<String, ?> options, int count, AutoresetMode mode, int threads) {
        return new VectorEnvironment(slots(id, options, count), mode, threads);
    }

    /// Returns the specification of an environment with these options.
    ///
    /// @throws IllegalArgumentException as [#make(String, Map)] does
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

    /// Creates `count` slots, which both kinds of environment are built on.
    ///
    /// @throws IllegalArgumentException as [#make(String, Map)] does
    public static Slots slots(String id, Map<String, ?> options, int count) {
        return kit(id).slots(id, options, count);
    }

    /// Returns the short title of an environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static String title(String id) {
        return kit(id).title(id);
    }

    /// Returns the match settings equivalent to an environment: the id of the game as `game`, and its
    /// settings. Empty when no match can play it.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static Map<String, String> setting(String id, Map<String, String> options) {
        return kit(id).setting(id, options);
    }

    /// Returns the options of an environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static List<OptionSpec> options(String id) {
        return kit(id).options(id);
    }

    /// Returns the reset options of an environment.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static List<OptionSpec> resetOptions(String id) {
        return kit(id).resetOptions(id);
    }

    /// Returns the options with a listener for warnings, such as one about skipped lines of a word list. Options of an
    /// environment that never warns are returned unchanged.
    ///
    /// @throws IllegalArgumentException when there is no such environment
    public static Map<String, Object> withWarnings(String id, Map<String, ?> options, Consumer<String> listener) {
        var listening = new LinkedHashMap<String, Object>(options);
        if (options(id).stream().anyMatch(option -> option.name().equals(WARNING))) {
            listening.putIfAbsent(WARNING, listener);
        }
        return listening;
    }

    /// Returns the options that accept a function, each with the interface that it must implement.
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
