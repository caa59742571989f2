package dev.quoin.arena.selfplay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The folder of a run: `games.jsonl` and `settings.json`. The same settings and the same games give the same bytes.
///
/// @param root the path of the folder
public record SelfPlayFolder(Path root) {
    /// Returns the path of the games, one line each, in the order of their numbers.
    public Path games() {
        return root.resolve("games.jsonl");
    }

    /// Returns the path of the settings.
    public Path settings() {
        return root.resolve("settings.json");
    }

    /// Creates the folder if it does not exist, or checks that its games are those of this run.
    ///
    /// @throws SelfPlayException when it contains something else
    void prepare(SelfPlayConfig<?, ?> config) {
        var settings = new SettingsFile(settings());
        try {
            Files.createDirectories(root);
            if (Files.exists(settings())) {
                settings.refuseOthers(config.settings());
                return;
            }
            try (Stream<Path> files = Files.list(root)) {
                if (files.findAny().isPresent()) {
                    throw new SelfPlayException("folder " + root + " contains other files but no self-play ("
                            + settings().getFileName() + "). Choose another folder");
                }
            }
            settings.write(config.settings());
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
    }
}
