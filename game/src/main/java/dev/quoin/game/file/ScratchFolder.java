package dev.quoin.game.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A temporary folder. Closing it deletes the folder with its content.
public final class ScratchFolder implements AutoCloseable {
    private final Path path;

    /// Creates a temporary folder.
    public ScratchFolder() {
        try {
            this.path = Files.createTempDirectory("quoin-scratch");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /// Returns the path of the folder.
    public Path path() {
        return path;
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(path)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException busy) {
            // a leftover temporary folder is no reason to fail
        }
    }
}
