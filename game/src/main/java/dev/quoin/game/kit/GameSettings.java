package dev.quoin.game.kit;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The settings of a game. Immutable.
///
/// @param values the given values, by the names of the game's [Setting]s
/// @param folder a folder for files that external agents need, such as a word list; empty when there are none
/// @param messages receives messages for the user, such as words that were left out
public record GameSettings(Map<String, String> values, Optional<Path> folder, Consumer<String> messages) {
    public GameSettings {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /// Creates settings without a folder or messages.
    public static GameSettings of(Map<String, String> values) {
        return new GameSettings(values, Optional.empty(), message -> {});
    }

    /// Returns the value of a setting; empty when none was given.
    public Optional<String> value(String setting) {
        return Optional.ofNullable(values.get(setting));
    }
}
