package dev.quoin.arena.match;

import dev.quoin.game.file.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The folder of a match.
///
/// @param root the path of the folder
public record MatchFolder(Path root) {
    /// The file name of the log.
    public static final String LOG = "games.jsonl";

    /// Returns the path of the log of all games.
    public Path log() {
        return root.resolve(LOG);
    }

    /// Returns the path of the record of a game.
    public Path record(GameNumber game, String extension) {
        return root.resolve("records").resolve(game.label() + "." + extension);
    }

    /// Returns the path of the standard error output of a contestant.
    public Path errors(String name) {
        return root.resolve("logs").resolve(name);
    }

    /// Returns the path of the key that the ids of games are derived from.
    Path secret() {
        return root.resolve("secret");
    }

    /// Returns the working directory of a kept contestant process; one for each process that may run at the
    /// same time.
    public Path work(String name, int job) {
        return root.resolve("work").resolve(name + "-" + job);
    }

    /// Creates the folder if it does not exist, and makes it private to its owner.
    ///
    /// @throws MatchFolderException when it contains something else
    public void prepare() {
        try {
            OwnerOnly.folder(root);
            if (!Files.exists(log())) {
                try (Stream<Path> files = Files.list(root)) {
                    if (files.findAny().isPresent()) {
                        throw new MatchFolderException("folder " + root + " contains other files but no match (" + LOG
                                + "). Choose another folder");
                    }
                }
            }
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
    }

    /// Replaces a text file atomically.
    public void write(String name, String text) {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Replaces a file atomically.
    public void write(String name, byte[] bytes) {
        try {
            Files.createDirectories(root);
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
        AtomicFile.write(root.resolve(name), bytes);
    }
}
