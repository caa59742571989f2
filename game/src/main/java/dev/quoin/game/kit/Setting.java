package dev.quoin.game.kit;

import java.util.List;

/// A setting of a game, such as its variant.
///
/// @param name the name, which is also the command-line option: `variant`
/// @param defaultValue the default value; empty when the game decides
/// @param description what it is, in a few words
/// @param values the values to suggest, if any; others may be allowed too
public record Setting(String name, String defaultValue, String description, List<String> values) {
    public Setting {
        values = List.copyOf(values);
    }
}
