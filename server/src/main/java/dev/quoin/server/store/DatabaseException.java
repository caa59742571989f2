package dev.quoin.server.store;

import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementException;

/// A database failure; the message explains the reason to the operator. It never contains values of a
/// statement, which may be secrets; for the same reason the exceptions of Jdbi and the drivers are not set
/// as its cause.
public class DatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DatabaseException(String message) {
        super(message);
    }

    DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }

    /// Returns the same failure without values; an [UnavailableDatabaseException] when it may be temporary.
    static DatabaseException of(JdbiException failure) {
        Optional<SQLException> reason = reason(failure);
        String message = "the database has failed"
                + reason.map(sql -> " with state " + sql.getSQLState() + ", code " + sql.getErrorCode())
                        .orElse(" (" + failure.getClass().getSimpleName() + ")")
                + statement(failure);
        DatabaseException clean =
                reason.filter(UnavailableDatabaseException::isTemporary).isPresent()
                        ? new UnavailableDatabaseException(message)
                        : new DatabaseException(message);
        clean.setStackTrace(failure.getStackTrace());
        return clean;
    }

    /// Returns the text of the statement, in which parameters have names instead of values.
    private static String statement(JdbiException failure) {
        boolean known = failure instanceof StatementException statement && statement.getStatementContext() != null;
        String sql =
                known ? ((StatementException) failure).getStatementContext().getRawSql() : null;
        return sql == null ? "" : ": " + sql;
    }

    private static Optional<SQLException> reason(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return Optional.of(sql);
            }
        }
        return Optional.empty();
    }
}
