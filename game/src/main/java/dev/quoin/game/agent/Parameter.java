package dev.quoin.game.agent;

import java.util.Optional;

/// A parameter of an agent.
///
/// @param name the name, as in `depth=6`
/// @param label the placeholder in help: `N`, `FILE`
/// @param type the type of its values
/// @param defaultValue the default value; empty for a required parameter
/// @param description what it means, as a phrase: "a number of moves to look ahead"
/// @param isEffort whether the agent's CPU time grows about in proportion to it, as with a number of nodes; a depth
///     is no such number
public record Parameter(
        String name, String label, Type type, Optional<String> defaultValue, String description, boolean isEffort) {
    /// Creates a parameter that is not an effort.
    public Parameter(String name, String label, Type type, Optional<String> defaultValue, String description) {
        this(name, label, type, defaultValue, description, false);
    }

    /// The type of a parameter's values.
    public sealed interface Type {
        /// Integers in a range, inclusive.
        record Whole(int least, int most) implements Type {}

        /// Any text. The last parameter of an agent takes the rest of the spec, including colons.
        record Text() implements Type {}
    }

    /// Creates a required integer parameter.
    public static Parameter whole(String name, String label, int least, int most, String description) {
        return new Parameter(name, label, new Type.Whole(least, most), Optional.empty(), description);
    }

    /// Creates a required text parameter.
    public static Parameter text(String name, String label, String description) {
        return new Parameter(name, label, new Type.Text(), Optional.empty(), description);
    }

    /// Returns a copy with a default value.
    public Parameter orElse(String value) {
        return new Parameter(name, label, type, Optional.of(value), description, isEffort);
    }

    /// Returns a copy that sets how much the agent searches, so that `quoin arena match --equal-time` can scale it.
    public Parameter asEffort() {
        return new Parameter(name, label, type, defaultValue, description, true);
    }

    /// Returns whether a value is required.
    public boolean isRequired() {
        return defaultValue.isEmpty();
    }
}
