package dev.quoin.env;

import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.Slots;
import java.util.List;
import java.util.Map;

/// The environments of one game, found by [java.util.ServiceLoader]: list your implementation in
/// `META-INF/services/dev.quoin.env.EnvironmentKit` to add it to [Environments].
///
/// Methods that take an id expect one of [#ids].
public interface EnvironmentKit {
    /// Returns the ids, each a name and a version such as `Othello-v0`.
    List<String> ids();

    /// Returns a short title for an environment.
    String title(String id);

    /// Returns the options of an environment.
    List<OptionSpec> options(String id);

    /// Returns the options of a reset.
    List<OptionSpec> resetOptions(String id);

    /// Returns the options that accept a function, each with the interface that it must implement.
    default Map<String, Class<?>> callbacks(String id) {
        boolean hasOpponent =
                options(id).stream().anyMatch(option -> option.name().equals("opponent"));
        return hasOpponent ? Map.of("opponent", Policy.class) : Map.of();
    }

    /// Returns the maximum number of legal actions in an episode.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    int longest(String id, Map<String, ?> options);

    /// Returns the match settings equivalent to an environment: the id of the game as `game`, and its
    /// settings. Empty when no match can play it.
    default Map<String, String> setting(String id, Map<String, String> options) {
        return Map.of();
    }

    /// Creates `count` games.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    Slots slots(String id, Map<String, ?> options, int count);
}
