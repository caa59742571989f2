package dev.quoin.env;

import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.Slots;
import java.util.List;
import java.util.Map;

/// The environments of one game, found by [java.util.ServiceLoader]: list yours in
/// `META-INF/services/dev.quoin.env.EnvironmentKit` and it is one of the [Environments].
///
/// Methods that take an id trust it to be one of [#ids].
public interface EnvironmentKit {
    /// The ids, each a name and a version such as `Othello-v0`.
    List<String> ids();

    /// A short title of an environment.
    String title(String id);

    /// The options of an environment.
    List<OptionSpec> options(String id);

    /// The options of a reset.
    List<OptionSpec> resetOptions(String id);

    /// The options whose value may be a function, and the interface that it implements then.
    default Map<String, Class<?>> callbacks(String id) {
        boolean hasOpponent =
                options(id).stream().anyMatch(option -> option.name().equals("opponent"));
        return hasOpponent ? Map.of("opponent", Policy.class) : Map.of();
    }

    /// The most legal actions that an episode can have.
    ///
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
    int longest(String id, Map<String, ?> options);

    /// What an environment plays, as a match would set it: the id of a game as `game`, and its settings; empty when
    /// no match can play it.
    default Map<String, String> setting(String id, Map<String, String> options) {
        return Map.of();
    }

    /// `count` games side by side.
    ///
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
    Slots slots(String id, Map<String, ?> options, int count);
}
