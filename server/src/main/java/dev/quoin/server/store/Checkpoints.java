package dev.quoin.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Syncs SQLite's write-ahead log to disk and copies it into the database file, once a second on its own
/// thread. By default SQLite does this in the commit that makes the log too long, and everybody behind that
/// commit waits for the disk.
final class Checkpoints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
    private static final long EVERY_MILLIS = 1000;

    /// The log size in pages from which writers must wait until it is empty; otherwise it would grow as long
    /// as somebody is always writing. 64 MB.
    private static final int LONG_LOG = 16_000;

    private final DataSource source;
    private final Lock writing;
    private final AtomicBoolean written = new AtomicBoolean();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("checkpoint").factory());

    /// Creates checkpoints of a database whose writers hold a lock.
    Checkpoints(DataSource source, Lock writing) {
        this.source = source;
        this.writing = writing;
        var _ = thread.scheduleWithFixedDelay(this::run, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    /// Records that something was committed.
    void note() {
        written.setPlain(true);
    }

    private void run() {
        if (!written.getAndSet(false)) {
            return;
        }
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            if (checkpoint(statement) > LONG_LOG) {
                writing.lock();
                try {
                    checkpoint(statement);
                } finally {
                    writing.unlock();
                }
            }
        } catch (SQLException e) {
            // Nothing is lost: committed data stays in the log until the next time.
            LOG.atWarn().setCause(e).log("the log of the database could not be emptied");
            written.set(true);
        }
    }

    /// Returns the number of pages in the log.
    private static int checkpoint(Statement statement) throws SQLException {
        try (ResultSet result = statement.executeQuery("PRAGMA wal_checkpoint(PASSIVE)")) {
            return result.next() ? result.getInt("log") : 0;
        }
    }

    @Override
    public void close() {
        thread.shutdown();
        try {
            // The last connection to close does the rest.
            boolean _ = thread.awaitTermination(EVERY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
