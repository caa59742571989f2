package dev.quoin.game.agent;

import java.util.Optional;

/// A parameter of an agent.
///
/// @param name its name, as in `depth=6`
/// @param label what stands for its value in help: `N`, `FILE`
/// @param type which values it takes
/// @param defaultValue its value when none is given; empty for a parameter that must be given
/// @param description what it is, as a phrase: "a number of moves to look ahead"
public record Parameter(String name, String label, Type type, Optional<String> defaultValue, String description) {
    /// Which values a parameter takes.
    public sealed interface Type {
        /// Whole numbers of a range.
        record Whole(int least, int most) implements Type {}

        /// Any text. The last parameter of an agent takes all that is left, colons included.
        record Text() implements Type {}
    }

    /// A number that must be given.
    public static Parameter whole(String name, String label, int least, int most, String description) {
        return new Parameter(name, label, new Type.Whole(least, most), Optional.empty(), description);
    }

    /// A text that must be given.
    public static Parameter text(String name, String label, String description) {
        return new Parameter(name, label, new Type.Text(), Optional.empty(), description);
    }

    /// The same parameter with a default.
    public Parameter orElse(String value) {
        return new Parameter(name, label, type, Optional.of(value), description);
    }

    /// Whether a value must be given.
    public boolean isRequired() {
        return defaultValue.isEmpty();
    }
}
