package dev.quoin.arena.match;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// Files and folders that only their owner may read, if the file system supports that.
final class OwnerOnly {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private OwnerOnly() {}

    /// Creates a folder with its parents, or makes an existing one private.
    static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        close(folder, FOLDER);
    }

    /// Creates an empty file, or makes an existing one private.
    static void file(Path file) throws IOException {
        try {
            if (isPosix(file)) {
                Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
            } else {
                Files.createFile(file);
            }
        } catch (FileAlreadyExistsException there) {
            close(file, FILE);
        }
    }

    private static void close(Path path, Set<PosixFilePermission> permissions) throws IOException {
        if (isPosix(path) && !Files.getPosixFilePermissions(path).equals(permissions)) {
            try {
                Files.setPosixFilePermissions(path, permissions);
            } catch (IOException othersOwn) {
                // a folder owned by somebody else is as private as they made it
            }
        }
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
