package dev.quoin.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notifies about games changed by any server on the same PostgreSQL database, shortly after the change was
/// committed.
///
/// It listens on its own connection. Announcements made while that connection is broken are lost, so after
/// every reconnect all games may have changed.
public final class Announcements implements AutoCloseable {
    static final String CHANNEL = "quoin_game";

    private static final Logger LOG = LoggerFactory.getLogger(Announcements.class);
    private static final int WAITING_MILLIS = 5000;
    private static final int CHECK_SECONDS = 2;
    private static final long RETRY_MILLIS = 500;

    private final String url;
    private final Consumer<String> changed;
    private final Runnable connected;
    private final Thread thread;
    private volatile boolean closed;
    private volatile @Nullable Connection connection;

    /// Starts listening, until it is closed.
    ///
    /// @param changed receives the id of a game that was changed or deleted
    /// @param connected runs after every new connection
    Announcements(String url, Consumer<String> changed, Runnable connected) {
        this.url = url;
        this.changed = changed;
        this.connected = connected;
        this.thread = Thread.ofVirtual().name("announcements").start(this::run);
    }

    private void run() {
        while (!closed) {
            try (Connection fresh = DriverManager.getConnection(url)) {
                connection = fresh;
                listen(fresh);
            } catch (SQLException e) {
                if (!closed) {
                    LOG.atWarn()
                            .addKeyValue("reason", e.getMessage())
                            .log("changes made by other servers are not heard; trying again");
                }
            } catch (RuntimeException e) {
                LOG.atError().setCause(e).log("an announced change could not be shown");
            }
            pause();
        }
    }

    private void listen(Connection fresh) throws SQLException {
        try (Statement statement = fresh.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        }
        connected.run();
        var notifications = PostgresNotifications.of(fresh);
        while (!closed) {
            List<String> heard = notifications.await(WAITING_MILLIS);
            if (heard.isEmpty() && !fresh.isValid(CHECK_SECONDS)) {
                throw new SQLException("the connection is broken");
            }
            heard.forEach(changed);
        }
    }

    private void pause() {
        try {
            if (!closed) {
                Thread.sleep(RETRY_MILLIS);
            }
        } catch (InterruptedException e) {
            // Only closing interrupts it.
        }
    }

    @Override
    public void close() {
        closed = true;
        Connection open = connection;
        if (open != null) {
            try {
                open.abort(Runnable::run);
            } catch (SQLException e) {
                LOG.atDebug().setCause(e).log("the connection was closed already");
            }
        }
        thread.interrupt();
    }
}
