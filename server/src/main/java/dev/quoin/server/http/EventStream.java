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

/// A stream of server-sent events to one browser; for one thread. A browser that does not read an event within the time
/// for a request is disconnected.
public final class EventStream {
    private final ServletRequest request;
    private final ServletOutputStream out;
    private final TimedConnection connection;

    private EventStream(ServletRequest request, ServletOutputStream out, TimedConnection connection) {
        this.request = request;
        this.out = out;
        this.connection = connection;
    }

    /// Serves a stream until `stream` returns or the browser has gone.
    static void serve(Context context, TimedConnection connection, Consumer<EventStream> stream) {
        var response = context.res();
        response.setStatus(200);
        response.setContentType("text/event-stream;charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        if (context.method().equals(HandlerType.HEAD)) {
            // Nothing would ever be sent, so nobody would be noticed to have gone.
            return;
        }
        try {
            stream.accept(new EventStream(context.req(), response.getOutputStream(), connection));
        } catch (IOException | UncheckedIOException e) {
            // The browser has gone: that is how such streams end.
        }
    }

    /// Sends one event; `json` must be one line.
    ///
    /// @throws UncheckedIOException when the browser has gone
    public void send(String name, byte[] json) {
        write(("event: " + name + "\ndata: ").getBytes(StandardCharsets.UTF_8), json, new byte[] {'\n', '\n'});
    }

    /// Sends a line that browsers ignore, so that a connection stays open and a closed one is noticed.
    ///
    /// @throws UncheckedIOException when the browser has gone
    public void beat() {
        write(new byte[] {':', '\n', '\n'});
    }

    /// Whether the browser has closed the connection.
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
