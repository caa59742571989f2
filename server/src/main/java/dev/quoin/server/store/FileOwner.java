package dev.quoin.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Ensures that only one server uses a SQLite file, with a lock on `FILE.lock`. The operating system
/// releases it however the process ends, so the file may stay behind.
final class FileOwner implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FileOwner.class);
    private static final String PREFIX = "jdbc:sqlite:";

    private final @Nullable FileChannel channel;

    private FileOwner(@Nullable FileChannel channel) {
        this.channel = channel;
    }

    /// Returns an owner of nothing.
    static FileOwner nobody() {
        return new FileOwner(null);
    }

    /// Locks the file of a JDBC URL.
    ///
    /// @throws DatabaseException when another server owns it
    static FileOwner of(String url) {
        String file = url.substring(PREFIX.length()).replaceFirst("\\?.*", "");
        if (file.isEmpty() || file.startsWith(":")) {
            // A database in memory cannot be shared anyway.
            return nobody();
        }
        Path database = Path.of(file.startsWith("file:") ? file.substring("file:".length()) : file);
        Path lock = database.resolveSibling(database.getFileName() + ".lock");
        try {
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            keepToOwner(lock);
            if (lock(channel) == null) {
                channel.close();
                throw new DatabaseException("another server is already using " + database
                        + ". Stop it, choose another folder with --data, or run several servers on one"
                        + " PostgreSQL");
            }
            return new FileOwner(channel);
        } catch (IOException e) {
            throw new DatabaseException("cannot lock " + lock + ": " + e.getMessage(), e);
        }
    }

    private static void keepToOwner(Path lock) throws IOException {
        if (lock.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(lock, PosixFilePermissions.fromString("rw-------"));
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the lock goes with the process");
        }
    }
}
