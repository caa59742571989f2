package dev.quoin.server.http;

import dev.quoin.server.http.connection.OpenConnections;
import dev.quoin.server.http.connection.TimedConnection;
import io.javalin.http.Context;
import java.util.Objects;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// The outermost handler: rejects absurd URLs before they are matched against routes, and handles whatever
/// escapes the handlers inside it. Thread-safe.
final class Entrance extends Handler.Wrapper {
    /// Several times the length of our longest path.
    static final int LONGEST_PATH = 1024;

    /// Several times the depth of our deepest path.
    static final int MOST_SEGMENTS = 32;

    private static final String CONNECTION = "dev.quoin.connection";

    private final Meters meters;
    private final OpenConnections connections;

    Entrance(Meters meters, OpenConnections connections) {
        this.meters = meters;
        this.connections = connections;
    }

    /// Returns the timing of a request's connection.
    static TimedConnection connection(Context context) {
        return Objects.requireNonNull(
                (TimedConnection) context.req().getAttribute(CONNECTION), "the request came in through the entrance");
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        try {
            TimedConnection connection =
                    connections.of(request.getConnectionMetaData().getConnection());
            connection.handling();
            request.setAttribute(CONNECTION, connection);
            Request.addCompletionListener(request, failure -> connection.finished());
            String path = String.valueOf(request.getHttpURI().getPath());
            if (path.length() > LONGEST_PATH) {
                return refuse(request, response, callback, 414);
            }
            if (path.chars().filter(letter -> letter == '/').count() > MOST_SEGMENTS) {
                return refuse(request, response, callback, 404);
            }
            return super.handle(request, response, callback);
        } catch (Throwable failure) {
            Faults.report("outside the routes", failure, meters);
            Response.writeError(request, response, callback, 500);
            return true;
        }
    }

    private boolean refuse(Request request, Response response, Callback callback, int status) {
        meters.count("quoin_http_refused_total{reason=\"address\"}");
        Response.writeError(request, response, callback, status);
        return true;
    }
}
