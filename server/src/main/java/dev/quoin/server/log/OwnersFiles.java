package dev.quoin.server.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;

/// A folder whose files only the owner may read. Does nothing on systems without such permissions.
///
/// @param folder the folder, which need not exist
record OwnersFiles(Path folder) {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    /// Creates the folder if it is missing, and makes it and its files private to the owner.
    void protect() throws IOException {
        Files.createDirectories(folder);
        if (!isPosix()) {
            return;
        }
        Files.setPosixFilePermissions(folder, FOLDER);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setPosixFilePermissions(file, FILE);
            }
        }
    }

    /// Creates a private file if it is missing, before anybody else can open it.
    void create(Path file) throws IOException {
        if (isPosix() && !Files.exists(file)) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
        }
    }

    private boolean isPosix() {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
