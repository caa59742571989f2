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
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// The database while it is open. Thread-safe.
public final class Database implements AutoCloseable {
    private static final String MIGRATIONS = "classpath:dev/quoin/server/store/migrations";
    private static final int CONNECTIONS = 8;
    private static final int WAITING_MILLIS = 10_000;
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
    /// @param lock SQLite has one writer at a time and lets others sleep and try again; to wait in line is quicker
    /// @param file keeps other servers away
    private record SqliteWriting(ReentrantLock lock, Checkpoints checkpoints, FileOwner file) {}

    /// The SQLite database in a folder, which is made when it is missing.
    ///
    /// @throws DatabaseException when it cannot be opened
    public static Database inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make the folder " + folder, e);
        }
        Path file = folder.resolve("quoin.db");
        keepToOwner(file);
        return at("jdbc:sqlite:" + file);
    }

    /// Makes the file of a new database readable for its owner alone, for it holds the key that signs cookies. SQLite
    /// gives its log the same rights.
    private static void keepToOwner(Path file) {
        if (Files.exists(file)
                || !file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        try {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        } catch (IOException e) {
            // Another server was faster, or SQLite says in a moment why there can be no file.
        }
    }

    /// The database at a JDBC address, `jdbc:sqlite:…` or `jdbc:postgresql:…`.
    ///
    /// @throws DatabaseException when it cannot be opened
    public static Database at(String url) {
        boolean sqlite = url.startsWith("jdbc:sqlite:");
        if (!sqlite && !url.startsWith("jdbc:postgresql:")) {
            throw new DatabaseException(
                    "a database must be given as jdbc:postgresql://HOST/NAME or jdbc:sqlite:FILE, got '"
                            + url.replaceAll("password=[^&]*", "password=…") + "'");
        }
        FileOwner owner = sqlite ? FileOwner.of(url) : FileOwner.nobody();
        try {
            var source = new HikariDataSource(sqlite ? sqlite(url) : postgresql(url));
            try {
                migrate(source);
                return sqlite
                        ? sqlite(source, url, owner)
                        : new Database(source, url, Jdbi.create(source), Optional.empty());
            } catch (RuntimeException e) {
                source.close();
                throw e;
            }
        } catch (DatabaseException e) {
            owner.close();
            throw e;
        } catch (FlywayException | com.zaxxer.hikari.pool.HikariPool.PoolInitializationException e) {
            owner.close();
            throw new DatabaseException("cannot open the database: " + reason(e), e);
        }
    }

    private static Database sqlite(HikariDataSource source, String url, FileOwner owner) {
        var statements = new KeptStatements();
        Jdbi jdbi = Jdbi.create(source).setStatementBuilderFactory(connection -> statements);
        var lock = new ReentrantLock();
        var checkpoints = new Checkpoints(source, lock);
        var database = new Database(source, url, jdbi, Optional.of(new SqliteWriting(lock, checkpoints, owner)));
        // Whoever held them is gone: the file has one server at a time.
        database.write(handle -> handle.execute("DELETE FROM lease"));
        return database;
    }

    private static HikariConfig sqlite(String url) {
        HikariConfig config = pool(url);
        // Statements are kept with their connection, so both stay.
        config.setMaxLifetime(0);
        config.setIdleTimeout(0);
        // Checkpoints come long before; this is for the case that they fail.
        config.setConnectionInitSql("PRAGMA wal_autocheckpoint = 50000");
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "NORMAL");
        config.addDataSourceProperty("foreign_keys", "true");
        config.addDataSourceProperty("busy_timeout", String.valueOf(WAITING_MILLIS));
        config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
        return config;
    }

    private static HikariConfig postgresql(String url) {
        return pool(url);
    }

    private static HikariConfig pool(String url) {
        var config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(WAITING_MILLIS);
        config.setPoolName("quoin");
        return config;
    }

    private static void migrate(HikariDataSource source) {
        Flyway.configure(Database.class.getClassLoader())
                .dataSource(source)
                .locations(MIGRATIONS)
                .load()
                .migrate();
    }

    private static String reason(Throwable e) {
        Throwable deepest = e;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage()).lines().findFirst().orElse("no reason given");
    }

    /// Asks the database.
    public <T> T read(Function<Handle, T> question) {
        return jdbi.withHandle(question::apply);
    }

    /// Changes the database in one transaction, which is committed when this returns.
    public <T> T write(Function<Handle, T> change) {
        if (writing.isEmpty()) {
            return jdbi.inTransaction(change::apply);
        }
        SqliteWriting sqlite = writing.get();
        sqlite.lock().lock();
        try {
            return jdbi.inTransaction(change::apply);
        } finally {
            sqlite.lock().unlock();
            sqlite.checkpoints().note();
        }
    }

    /// Whether other servers may use this database at the same time. SQLite is one server's alone.
    public boolean isShared() {
        return writing.isEmpty();
    }

    /// The SQL of what time it is by the clock of the database, in milliseconds since 1970.
    String nowMillis() {
        return isShared()
                ? "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
                : "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
    }

    /// A secret of this database, made at random when it is first asked for.
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

    /// Whether the database answers.
    public boolean answers() {
        try {
            return read(handle ->
                            handle.createQuery("SELECT 1").mapTo(Integer.class).one())
                    == 1;
        } catch (JdbiException e) {
            return false;
        }
    }

    /// Announces to the other servers that a game was changed, when the change is committed.
    void announce(Handle handle, String game) {
        if (isShared()) {
            handle.execute("SELECT pg_notify(?, ?)", Announcements.CHANNEL, game);
        }
    }

    /// Listens to what other servers announce; empty when there can be no others.
    ///
    /// @param changed takes the id of a game that was changed or deleted
    /// @param connected runs when anything may have changed without being announced
    public Optional<Announcements> announcements(Consumer<String> changed, Runnable connected) {
        return isShared() ? Optional.of(new Announcements(url, changed, connected)) : Optional.empty();
    }

    @Override
    public void close() {
        writing.ifPresent(sqlite -> sqlite.checkpoints().close());
        source.close();
        writing.ifPresent(sqlite -> sqlite.file().close());
    }
}
