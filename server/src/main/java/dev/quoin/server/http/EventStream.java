package dev.quoin.server.http;

import dev.quoin.server.http.connection.ObservedConnector;
import dev.quoin.server.http.connection.TimedConnection;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/// A stream of server-sent events to one browser. Not thread-safe. A browser that does not read an event
/// within the request timeout is disconnected.
public final class EventStream {
    private final ServletRequest request;
    private final ServletOutputStream out;
    private final TimedConnection connection;

    private EventStream(ServletRequest request, ServletOutputStream out, TimedConnection connection) {
        this.request = request;
        this.out = out;
        this.connection = connection;
    }

    /// Serves a stream until `stream` returns or the browser disconnects.
    static void serve(Context context, TimedConnection connection, Consumer<EventStream> stream) {
        var response = context.res();
        response.setStatus(200);
        response.setContentType("text/event-stream;charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        if (context.method().equals(HandlerType.HEAD)) {
            // Nothing would ever be sent, so a disconnect would never be noticed.
            return;
        }
        try {
            stream.accept(new EventStream(context.req(), response.getOutputStream(), connection));
        } catch (IOException | UncheckedIOException e) {
            // The browser has disconnected, which is how such streams end.
        }
    }

    /// Sends one event; `json` must be a single line.
    ///
    /// @throws UncheckedIOException when the browser has disconnected
    public void send(String name, byte[] json) {
        write(("event: " + name + "\ndata: ").getBytes(StandardCharsets.UTF_8), json, new byte[] {'\n', '\n'});
    }

    /// Sends a comment line that browsers ignore, to keep the connection open and to notice a closed one.
    ///
    /// @throws UncheckedIOException when the browser has disconnected
    public void beat() {
        write(new byte[] {':', '\n', '\n'});
    }

    /// Returns whether the browser has closed the connection.
    public boolean isGone() {
        return ObservedConnector.isGone(request);
    }

    private void write(byte[]... parts) {
        connection.sendingEvent(() -> {
            try {
                for (byte[] part : parts) {
                    out.write(part);
                }
                out.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
