package dev.quoin.server.daily.key;

import dev.quoin.crossword.daily.DailyKey;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.DailySecret;
import dev.quoin.server.http.Refused;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.DatabaseException;
import java.time.LocalDate;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The puzzles of a database: by the public formula, or with the operator's secret from some date on.
/// Thread-safe.
///
/// The database stores the first date and a fingerprint of the secret, never the secret itself. All servers
/// on one database must have the same secret, or they would deal different puzzles.
public final class PuzzleKeys {
    /// The row in the table of secrets with the first date and the fingerprint, separated by a space.
    private static final String ROW = "daily-key";

    private final Database database;
    private final Optional<DailySecret> secret;

    private PuzzleKeys(Database database, Optional<DailySecret> secret) {
        this.database = database;
        this.secret = secret;
    }

    /// Opens the puzzles of a database. A new secret takes effect tomorrow, so that no puzzle changes that
    /// somebody may have seen.
    ///
    /// @throws DatabaseException when the database has had another secret, or has one and none is given
    public static PuzzleKeys open(Database database, Optional<DailySecret> secret, LocalDate today) {
        var keys = new PuzzleKeys(database, secret);
        secret.ifPresent(given -> database.write(handle -> handle.createUpdate(
                        "INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
                .bind("name", ROW)
                .bind("value", today.plusDays(1) + " " + given.fingerprint())
                .execute()));
        keys.start().filter(start -> !keys.matches(start)).ifPresent(start -> {
            throw new DatabaseException("The daily puzzles of this database use "
                    + (secret.isPresent() ? "another key" : "a key") + " from " + start.date()
                    + " on. Pass the file of that key with --daily-key-file.");
        });
        return keys;
    }

    /// The date from which a secret is used, and its fingerprint.
    private record Start(LocalDate date, String fingerprint) {}

    private Optional<Start> start() {
        return database.read(PuzzleKeys::start);
    }

    private static Optional<Start> start(Handle handle) {
        return handle.createQuery("SELECT value FROM secret WHERE name = :name")
                .bind("name", ROW)
                .mapTo(String.class)
                .findOne()
                .map(value -> value.split(" ", 2))
                .map(parts -> new Start(LocalDate.parse(parts[0]), parts[1]));
    }

    private boolean matches(Start start) {
        return secret.map(DailySecret::fingerprint)
                .filter(start.fingerprint()::equals)
                .isPresent();
    }

    /// Returns the puzzle of a date.
    ///
    /// @throws Refused with 503 when another server on this database has started using a secret that this
    ///     one lacks
    public DailyPuzzle puzzle(LocalDate date) {
        return key(date).map(key -> DailyPuzzle.of(date, key)).orElseGet(() -> DailyPuzzle.of(date));
    }

    /// Returns the key of a date; empty when its puzzle follows the public formula.
    public Optional<DailyKey> key(LocalDate date) {
        // Read every time: another server may have introduced the secret while this one was running.
        Optional<Start> begun = start().filter(start -> !date.isBefore(start.date()));
        if (begun.isPresent() && !matches(begun.get())) {
            throw Refused.of(
                    503,
                    "other-key",
                    "this server does not have the key of the daily puzzles; its operator must restart"
                            + " it with the key");
        }
        return begun.flatMap(_ -> secret).map(given -> given.key(date));
    }
}
