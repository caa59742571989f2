package dev.quoin.cli.serve;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The folder where a user's games are stored.
public final class DataFolder {
    private static final String NAME = "quoin";

    private DataFolder() {}

    /// Returns `QUOIN_DATA`, or else `quoin` in the system's folder for user data.
    public static Path usual(Map<String, String> environment) {
        return usual(environment, System.getProperty("os.name", ""), System.getProperty("user.home", "."));
    }

    static Path usual(Map<String, String> environment, String system, String home) {
        String chosen = environment.getOrDefault("QUOIN_DATA", "");
        String shared = environment.getOrDefault("XDG_DATA_HOME", "");
        String plain = system.toLowerCase(Locale.ROOT);
        if (!chosen.isBlank()) {
            return Path.of(chosen);
        }
        if (shared.startsWith("/")) {
            return Path.of(shared, NAME);
        }
        if (plain.startsWith("windows")) {
            return Path.of(environment.getOrDefault("LOCALAPPDATA", home + "/AppData/Local"), NAME, "data");
        }
        return plain.startsWith("mac")
                ? Path.of(home, "Library", "Application Support", NAME)
                : Path.of(home, ".local", "share", NAME);
    }
}
