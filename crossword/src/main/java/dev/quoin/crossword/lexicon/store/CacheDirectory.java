package dev.quoin.crossword.lexicon.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Finds the user's cache directory.
final class CacheDirectory {
    /// The environment variable that overrides everything else.
    static final String VARIABLE = "QUOIN_CACHE";

    private static final String NAME = "quoin";

    private CacheDirectory() {}

    /// `QUOIN_CACHE`; else `quoin` in `XDG_CACHE_HOME`; else where the system keeps caches: `Library/Caches`
    /// of the home directory on macOS, `LOCALAPPDATA` on Windows, `.cache` of the home directory elsewhere.
    /// Empty when the home directory is not known.
    static Optional<Path> locate(Map<String, String> environment, String system, String home) {
        Optional<Path> chosen = set(environment, VARIABLE);
        if (chosen.isPresent()) {
            return chosen;
        }
        Optional<Path> caches = set(environment, "XDG_CACHE_HOME");
        if (caches.isPresent() && caches.get().isAbsolute()) {
            return Optional.of(caches.get().resolve(NAME));
        }
        return ofSystem(environment, system.toLowerCase(Locale.ROOT), home);
    }

    private static Optional<Path> ofSystem(Map<String, String> environment, String system, String home) {
        boolean windows = system.startsWith("windows");
        Optional<Path> applications = set(environment, "LOCALAPPDATA");
        if (windows && applications.isPresent()) {
            return Optional.of(applications.get().resolve(NAME));
        }
        Optional<Path> directory = path(home);
        if (directory.isEmpty() || !directory.get().isAbsolute()) {
            return Optional.empty();
        }
        String caches = windows ? "AppData/Local" : system.startsWith("mac") ? "Library/Caches" : ".cache";
        return Optional.of(directory.get().resolve(caches).resolve(NAME));
    }

    private static Optional<Path> set(Map<String, String> environment, String variable) {
        return path(environment.getOrDefault(variable, ""));
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }
}
