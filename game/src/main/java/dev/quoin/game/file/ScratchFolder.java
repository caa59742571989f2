package dev.quoin.game.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A folder for as long as it is needed; closing removes it with all that is in it.
public final class ScratchFolder implements AutoCloseable {
    private final Path path;

    /// A new one.
    public ScratchFolder() {
        try {
            this.path = Files.createTempDirectory("quoin-scratch");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /// Where it is.
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
            // a temporary folder that stays is no reason to fail
        }
    }
}
