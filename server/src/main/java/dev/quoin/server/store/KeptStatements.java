package dev.quoin.server.store;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Prepared statements of SQLite that are cached with their connection, so that each is parsed and planned
/// once. Meant for connections that stay open as long as their pool. Thread-safe: only one thread at a time
/// uses a connection and its statements.
final class KeptStatements implements StatementBuilder {
    private final StatementBuilder others = new DefaultStatementBuilder();
    private final Map<Connection, Kept> connections = new ConcurrentHashMap<>();

    /// The statements of one connection.
    ///
    /// @param texts the text of each statement
    /// @param idle the unused statements, by text
    private record Kept(Map<Statement, String> texts, Map<String, PreparedStatement> idle) {}

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        // The pool would close statements that were created through its own view of the connection.
        Connection own = connection.unwrap(Connection.class);
        Kept kept = connections.computeIfAbsent(own, key -> new Kept(new IdentityHashMap<>(), new HashMap<>()));
        PreparedStatement ready = kept.idle().remove(sql);
        if (ready == null) {
            ready = own.prepareStatement(sql);
            kept.texts().put(ready, sql);
        }
        return ready;
    }

    /// The text passed here has named parameters, unlike the one the statement was created from.
    @Override
    public void close(Connection connection, @Nullable String named, Statement statement) throws SQLException {
        Kept kept = connections.get(statement.getConnection());
        String sql = kept == null ? null : kept.texts().get(statement);
        if (kept == null || sql == null || !(statement instanceof PreparedStatement prepared)) {
            statement.close();
        } else if (kept.idle().putIfAbsent(sql, prepared) != null) {
            // Two were in use at the same time; one is enough.
            kept.texts().remove(statement);
            statement.close();
        } else {
            prepared.clearParameters();
        }
    }

    @Override
    public Statement create(Connection connection, StatementContext context) throws SQLException {
        return others.create(connection, context);
    }

    @Override
    public CallableStatement createCall(Connection connection, String sql, StatementContext context)
            throws SQLException {
        return others.createCall(connection, sql, context);
    }
}
