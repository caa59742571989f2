package dev.quoin.server.store;

import dev.quoin.server.http.Refused;
import java.sql.SQLException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.util.Set;

/// Thrown when the database cannot be used right now: locked, full or unreachable. Nothing has changed; a
/// later attempt may work.
public final class UnavailableDatabaseException extends DatabaseException implements Refused.Unavailable {
    private static final long serialVersionUID = 1L;

    /// SQLite result codes: busy, locked, out of memory, read-only, I/O error, full, cannot open.
    private static final Set<Integer> SQLITE_CODES = Set.of(5, 6, 7, 8, 10, 13, 14);

    /// PostgreSQL state classes: no connection, deadlocks and conflicts, no resources (such as disk), locks
    /// not available, canceled statements and shutdown, system errors.
    private static final Set<String> STATE_CLASSES = Set.of("08", "40", "53", "55", "57", "58");

    private static final String READ_ONLY = "25006";

    UnavailableDatabaseException(String message) {
        super(message);
    }

    static boolean isTemporary(SQLException failure) {
        if (failure instanceof SQLTransientException || failure instanceof SQLRecoverableException) {
            return true;
        }
        String state = failure.getSQLState();
        if (state == null || state.length() != READ_ONLY.length()) {
            // SQLite's driver has no states; the lower byte is the primary result code.
            return SQLITE_CODES.contains(failure.getErrorCode() & 0xff);
        }
        return STATE_CLASSES.contains(state.substring(0, 2)) || state.equals(READ_ONLY);
    }
}
