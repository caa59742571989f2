package dev.quoin.game.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Replaces files atomically: a reader sees the old content or the new, never a mixture. A failed write
/// leaves the old content in place.
public final class AtomicFile {
    private static final String OWNER_ONLY = "rw-------";

    private AtomicFile() {}

    /// Replaces the content of a file with text in UTF-8.
    ///
    /// @throws UncheckedIOException when it cannot be written
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Replaces the content of a file.
    ///
    /// @throws UncheckedIOException when it cannot be written
    public static void write(Path file, byte[] bytes) {
        replace(file, bytes);
    }

    /// Replaces the content of a file that only its owner may read, where the file system supports it.
    ///
    /// @throws UncheckedIOException when it cannot be written
    public static void writePrivate(Path file, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            replace(file, bytes, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY)));
        } else {
            replace(file, bytes);
        }
    }

    private static void replace(Path file, byte[] bytes, FileAttribute<?>... attributes) {
        // Each process has its own temporary file, so that concurrent writers do not mix.
        Path part = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            try {
                Files.deleteIfExists(part);
                Files.createFile(part, attributes);
                Files.write(part, bytes);
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
