package dev.quoin.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;

/// The open database. Thread-safe.
public final class Database implements AutoCloseable {
    private static final String MIGRATIONS = "classpath:dev/quoin/server/store/migrations";
    private static final int CONNECTIONS = 8;
    private static final int OPENING_MILLIS = 10_000;

    // A request waits for its turn to write, for a connection and for a lock, in sequence: less than 2 s in
    // total.
    private static final int TURN_MILLIS = 700;
    private static final int CONNECTION_MILLIS = 500;
    private static final int LOCK_MILLIS = 700;
    private static final int STATEMENT_MILLIS = 5_000;
    private static final int SOCKET_SECONDS = 10;

    private static final int KEY_BYTES = 32;

    private final HikariDataSource source;
    private final String url;
    private final Jdbi jdbi;

    private final Optional<SqliteWriting> writing;

    private Database(HikariDataSource source, String url, Jdbi jdbi, Optional<SqliteWriting> writing) {
        this.source = source;
        this.url = url;
        this.jdbi = jdbi;
        this.writing = writing;
    }

    /// What only SQLite needs.
    ///
    /// @param lock SQLite has one writer at a time, and others sleep and retry; waiting in line is faster
    /// @param file prevents other servers from using the file
    private record SqliteWriting(ReentrantLock lock, Checkpoints checkpoints, FileOwner file) {}

    /// Opens the SQLite database in a folder, which is created if it is missing.
    ///
    /// @throws DatabaseException when it cannot be opened
    public static Database inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot create the folder " + folder, e);
        }
        Path file = folder.resolve("quoin.db");
        keepToOwner(file);
        return at("jdbc:sqlite:" + file);
    }

    /// Makes the file of a new database readable only by its owner, because it contains the key that signs
    /// cookies. SQLite gives its log the same permissions.
    private static void keepToOwner(Path file) {
        if (Files.exists(file)
                || !file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        try {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        } catch (IOException e) {
            // Another server was faster, or SQLite will report why the file cannot be created.
        }
    }

    /// Opens the database at a JDBC URL, `jdbc:sqlite:…` or `jdbc:postgresql:…`.
    ///
    /// @throws DatabaseException when it cannot be opened
    public static Database at(String url) {
        boolean sqlite = url.startsWith("jdbc:sqlite:");
        if (!sqlite && !url.startsWith("jdbc:postgresql:")) {
            throw new DatabaseException("a database URL must be jdbc:postgresql://HOST/NAME or jdbc:sqlite:FILE, got '"
                    + url.replaceAll("password=[^&]*", "password=…") + "'");
        }
        FileOwner owner = sqlite ? FileOwner.of(url) : FileOwner.nobody();
        try {
            var source = new HikariDataSource(sqlite ? sqlite(url) : postgresql(url));
            try {
                migrate(sqlite ? Flyway.configure(loader()).dataSource(source) : migrating(url));
                // The first connection may take long, because the database may be starting too; afterwards
                // nobody waits.
                source.getHikariConfigMXBean().setConnectionTimeout(CONNECTION_MILLIS);
                source.getHikariConfigMXBean().setValidationTimeout(CONNECTION_MILLIS);
                return sqlite
                        ? sqlite(source, url, owner)
                        : new Database(source, url, quiet(Jdbi.create(source)), Optional.empty());
            } catch (RuntimeException e) {
                source.close();
                throw e;
            }
        } catch (FlywayException | com.zaxxer.hikari.pool.HikariPool.PoolInitializationException e) {
            owner.close();
            throw new DatabaseException("cannot open the database: " + reason(e), e);
        } catch (RuntimeException e) {
            owner.close();
            throw e;
        }
    }

    private static Database sqlite(HikariDataSource source, String url, FileOwner owner) {
        var statements = new KeptStatements();
        Jdbi jdbi = quiet(Jdbi.create(source)).setStatementBuilderFactory(connection -> statements);
        var lock = new ReentrantLock();
        var checkpoints = new Checkpoints(source, lock);
        var database = new Database(source, url, jdbi, Optional.of(new SqliteWriting(lock, checkpoints, owner)));
        // Their holder is gone: only one server at a time uses the file.
        database.write(handle -> handle.execute("DELETE FROM lease"));
        return database;
    }

    private static HikariConfig sqlite(String url) {
        HikariConfig config = pool(url);
        // Statements are cached with their connection, so both stay open.
        config.setMaxLifetime(0);
        config.setIdleTimeout(0);
        // Checkpoints run long before this; it is for the case that they fail.
        config.setConnectionInitSql("PRAGMA wal_autocheckpoint = 50000");
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "NORMAL");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("busy_timeout", String.valueOf(LOCK_MILLIS));
        config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
        return config;
    }

    private static HikariConfig postgresql(String url) {
        HikariConfig config = pool(url);
        config.setConnectionInitSql(
                "SET lock_timeout = " + LOCK_MILLIS + "; SET statement_timeout = " + STATEMENT_MILLIS);
        config.addDataSourceProperty("socketTimeout", String.valueOf(SOCKET_SECONDS));
        config.addDataSourceProperty("tcpKeepAlive", "true");
        // Details quote values.
        config.addDataSourceProperty("logServerErrorDetail", "false");
        return config;
    }

    private static HikariConfig pool(String url) {
        var config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(OPENING_MILLIS);
        config.setPoolName("quoin");
        return config;
    }

    /// Without the timeouts of the pool: a migration may rewrite a large table.
    private static FluentConfiguration migrating(String url) {
        return Flyway.configure(loader()).dataSource(url, null, null);
    }

    private static ClassLoader loader() {
        return Database.class.getClassLoader();
    }

    private static void migrate(FluentConfiguration flyway) {
        flyway.locations(MIGRATIONS).load().migrate();
    }

    /// Removes statements and their values from messages.
    private static Jdbi quiet(Jdbi jdbi) {
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    private static String reason(Throwable e) {
        Throwable deepest = e;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("no reason given");
    }

    /// Queries the database.
    ///
    /// @throws UnavailableDatabaseException when it does not respond in time
    /// @throws DatabaseException when it rejects the query
    public <T> T read(Function<Handle, T> question) {
        try {
            return jdbi.withHandle(question::apply);
        } catch (JdbiException e) {
            throw DatabaseException.of(e);
        }
    }

    /// Changes the database in one transaction, which is committed when this returns.
    ///
    /// @throws UnavailableDatabaseException when it is locked or full, or does not respond in time
    /// @throws DatabaseException when it rejects the change
    public <T> T write(Function<Handle, T> change) {
        if (writing.isEmpty()) {
            return transaction(change);
        }
        SqliteWriting sqlite = writing.get();
        takeTurn(sqlite.lock());
        try {
            return transaction(change);
        } finally {
            sqlite.lock().unlock();
            sqlite.checkpoints().note();
        }
    }

    /// Returns whether other servers may use this database at the same time. SQLite allows only one server.
    public boolean isShared() {
        return writing.isEmpty();
    }

    /// Returns the SQL expression for the current time of the database, in milliseconds since 1970.
    String nowMillis() {
        return isShared()
                ? "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
                : "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
    }

    private <T> T transaction(Function<Handle, T> change) {
        try {
            return jdbi.inTransaction(change::apply);
        } catch (JdbiException e) {
            throw DatabaseException.of(e);
        }
    }

    private static void takeTurn(ReentrantLock lock) {
        try {
            if (!lock.tryLock() && !lock.tryLock(TURN_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new UnavailableDatabaseException("the database is busy: no turn to write within time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnavailableDatabaseException("interrupted while waiting for a turn to write");
        }
    }

    /// Returns a secret of this database, generated at random on first use.
    public byte[] secret(String name) {
        var fresh = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(fresh);
        String kept = write(handle -> {
            handle.createUpdate("INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
                    .bind("name", name)
                    .bind("value", HexFormat.of().formatHex(fresh))
                    .execute();
            return handle.createQuery("SELECT value FROM secret WHERE name = :name")
                    .bind("name", name)
                    .mapTo(String.class)
                    .one();
        });
        return HexFormat.of().parseHex(kept);
    }

    /// Returns whether the database is writable right now, by rewriting a row with the same value.
    public boolean isWritable() {
        try {
            write(handle -> handle.execute("UPDATE secret SET value = value WHERE name = 'cookie'"));
            return true;
        } catch (DatabaseException e) {
            return false;
        }
    }

    /// Announces to the other servers that a game was changed, once the change is committed.
    void announce(Handle handle, String game) {
        if (isShared()) {
            handle.execute("SELECT pg_notify(?, ?)", Announcements.CHANNEL, game);
        }
    }

    /// Listens to announcements of other servers; empty when there can be no others.
    ///
    /// @param changed receives the id of a game that was changed or deleted
    /// @param connected runs when anything may have changed without an announcement
    public Optional<Announcements> announcements(Consumer<String> changed, Runnable connected) {
        return isShared() ? Optional.of(new Announcements(url, changed, connected)) : Optional.empty();
    }

    /// Returns whether so many requests wait for a connection that new ones would be rejected.
    public boolean isSaturated() {
        return source.getHikariPoolMXBean().getThreadsAwaitingConnection() >= CONNECTIONS;
    }

    @Override
    public void close() {
        writing.ifPresent(sqlite -> sqlite.checkpoints().close());
        source.close();
        writing.ifPresent(sqlite -> sqlite.file().close());
    }
}
