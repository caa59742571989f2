package dev.quoin.arena.match;

import dev.quoin.game.file.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// Where everything about a match is kept.
///
/// @param root the folder
public record MatchFolder(Path root) {
    /// The name of the log.
    public static final String LOG = "games.jsonl";

    /// The log of all games.
    public Path log() {
        return root.resolve(LOG);
    }

    /// Where the record of a game is.
    public Path record(GameNumber game, String extension) {
        return root.resolve("records").resolve(game.label() + "." + extension);
    }

    /// Where what a contestant writes to its standard error is.
    public Path errors(String name) {
        return root.resolve("logs").resolve(name);
    }

    /// The key that the ids of games follow from.
    Path secret() {
        return root.resolve("secret");
    }

    /// Where the process of a contestant that is kept works; a folder for each that may run at once.
    public Path work(String name, int job) {
        return root.resolve("work").resolve(name + "-" + job);
    }

    /// Makes the folder where there is none, and closes it to other users.
    ///
    /// @throws MatchFolderException when there is something else in it
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

    /// Writes a text whole or not at all, over the one that was there.
    public void write(String name, String text) {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes a file whole or not at all, over the one that was there.
    public void write(String name, byte[] bytes) {
        try {
            Files.createDirectories(root);
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        }
        AtomicFile.write(root.resolve(name), bytes);
    }
}
