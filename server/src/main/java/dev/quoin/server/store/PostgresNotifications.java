package dev.quoin.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads notifications from PostgreSQL's driver on a listening connection.
///
/// The driver is called by reflection, because its classes have annotations from a library that is not on
/// the compile class path. The compiler warns about them, and warnings are errors here.
final class PostgresNotifications {
    private final Object connection;
    private final Method notifications;
    private final Method parameter;

    private PostgresNotifications(Object connection, Method notifications, Method parameter) {
        this.connection = connection;
        this.notifications = notifications;
        this.parameter = parameter;
    }

    static PostgresNotifications of(Connection connection) throws SQLException {
        try {
            Class<?> type = Class.forName("org.postgresql.PGConnection");
            return new PostgresNotifications(
                    connection.unwrap(type),
                    type.getMethod("getNotifications", int.class),
                    Class.forName("org.postgresql.PGNotification").getMethod("getParameter"));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the driver of PostgreSQL has no notifications", e);
        }
    }

    /// Waits for notifications and returns their texts; empty when none has arrived in time.
    List<String> await(int millis) throws SQLException {
        Object heard = call(notifications, connection, millis);
        var texts = new ArrayList<String>();
        if (heard instanceof Object[] all) {
            for (Object one : all) {
                texts.add(String.valueOf(call(parameter, one)));
            }
        }
        return texts;
    }

    private static @Nullable Object call(Method method, Object target, Object... arguments) throws SQLException {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof SQLException cause ? cause : new SQLException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the driver of PostgreSQL has no notifications", e);
        }
    }
}
