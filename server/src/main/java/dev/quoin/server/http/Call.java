package dev.quoin.server.http;

import dev.quoin.game.format.LetterCase;
import dev.quoin.server.http.caller.Connection;
import dev.quoin.server.http.caller.PlayerCookie;
import dev.quoin.server.http.connection.ObservedConnector;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;

/// A request and its response. Not thread-safe.
public final class Call {
    /// The maximum size of a body: ten times the longest game that people paste.
    public static final int LARGEST_BODY = 64 * 1024;

    private static final int LONGEST_HEARD = 1024 * 1024;

    private static final Pattern ID = Pattern.compile("[a-z0-9]{12}");
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]{1,255}");

    private final Context context;
    private final PlayerCookie cookies;
    private final Connection connection;
    private final Gate gate;

    Call(Context context, PlayerCookie cookies, Connection connection, Gate gate) {
        this.context = context;
        this.cookies = cookies;
        this.connection = connection;
        this.gate = gate;
    }

    /// Returns the player of the signed cookie; a client without one gets a new cookie with the response.
    public String player() {
        return cookies.player(context);
    }

    /// Makes the client another player from now on.
    public void become(String player) {
        cookies.give(context, player);
    }

    /// Deletes the cookie, so that the next request comes from a new player.
    public void forget() {
        cookies.clear(context);
    }

    /// Returns the URL by which the client reaches this server, such as `http://localhost:8080`.
    public String site() {
        String host = context.header("Host");
        String known = host != null && HOST.matcher(host).matches() ? host : "localhost";
        return (connection.isSecure(context) ? "https://" : "http://") + known;
    }

    /// Returns the path parameter `id`.
    ///
    /// @throws Refused with 404 when it is not a valid id
    public String id() {
        String id = context.pathParam("id");
        if (!ID.matcher(id).matches()) {
            throw Refused.unknown("no such game: '" + shortened(id) + "'");
        }
        return id;
    }

    /// Returns a path parameter.
    public String path(String name) {
        return context.pathParam(name);
    }

    /// Returns a query parameter.
    public Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    /// Returns an integer query parameter.
    ///
    /// @throws Refused with 400 when it is not an integer or out of bounds
    public int query(String name, int least, int most, int usual) {
        Optional<String> text = query(name);
        if (text.isEmpty()) {
            return usual;
        }
        int number = text.get().matches("[0-9]{1,9}") ? Integer.parseInt(text.get()) : -1;
        if (number < least || number > most) {
            throw Refused.unreadable(
                    name + " must be a number from " + least + " to " + most + ", got '" + shortened(text.get()) + "'");
        }
        return number;
    }

    /// Reads the body as a record.
    ///
    /// @throws Refused with 400 when it is invalid, 408 when it is too slow, 413 when it is too large
    public <T> T body(Class<T> type) {
        return Json.read(Entrance.connection(context).readingBody(this::bytes), type);
    }

    private byte[] bytes() {
        // Between two reads there is time to report the error; a read that never returns ends with its
        // connection.
        long deadline = System.nanoTime() + gate.requestTimeout().toNanos();
        var bytes = new ByteArrayOutputStream();
        try (InputStream in = context.bodyInputStream()) {
            byte[] some = new byte[8192];
            for (int read = in.read(some); read >= 0; read = in.read(some)) {
                bytes.write(some, 0, read);
                if (bytes.size() > LARGEST_BODY) {
                    hearOut(in, deadline);
                    throw tooLong();
                }
                checkTime(deadline);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw Refused.unreadable("the body ended too early");
        }
    }

    /// Drains the rest of the body, within limits: a client whose upload is cut off may never read the
    /// response.
    private static void hearOut(InputStream in, long deadline) throws IOException {
        byte[] some = new byte[8192];
        int left = LONGEST_HEARD;
        int read = 0;
        while (left > 0 && read >= 0) {
            left -= read;
            read = in.read(some);
            checkTime(deadline);
        }
    }

    private static void checkTime(long deadline) {
        if (System.nanoTime() > deadline) {
            throw Refused.of(408, "too-slow", "the body took too long to arrive");
        }
    }

    private static Refused tooLong() {
        return Refused.of(413, "too-long", "a body must have at most " + LARGEST_BODY + " bytes");
    }

    /// Responds with a JSON object.
    public void json(int status, Consumer<JsonGenerator> properties) {
        json(status, Json.object(properties));
    }

    /// Responds with serialized JSON.
    public void json(int status, byte[] object) {
        context.header("Cache-Control", "no-store");
        context.status(status).contentType("application/json").result(object);
    }

    /// Responds with 201, a JSON object, and the URL of the new resource.
    public void created(String location, Consumer<JsonGenerator> properties) {
        context.header("Location", location);
        json(201, properties);
    }

    /// Responds with 204.
    public void nothing() {
        context.status(204);
    }

    /// Responds with text, as a download if it has a file name.
    public void text(String text, Optional<String> fileName) {
        fileName.ifPresent(name -> context.header("Content-Disposition", "attachment; filename=\"" + name + "\""));
        bytes("text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    /// Responds with 200 and bytes of the given content type.
    public void bytes(String contentType, byte[] bytes) {
        context.status(200).contentType(contentType).result(bytes);
    }

    /// Sets a response header.
    public void header(String name, String value) {
        context.header(name, value);
    }

    /// Responds with an event stream, which `stream` writes until it returns.
    ///
    /// @throws Refused with 429 when the address or the player has too many event streams
    public void events(Consumer<EventStream> stream) {
        gate.stream(context, stream);
    }

    /// Returns whether the client has closed the connection, so that nobody waits for the response. The body
    /// must have been read.
    public boolean isGone() {
        return ObservedConnector.isGone(context.req());
    }

    Context context() {
        return context;
    }

    private static String shortened(String text) {
        String plain = LetterCase.lower(text.replaceAll("\\p{Cntrl}", ""));
        return plain.length() > 40 ? plain.substring(0, 40) + "…" : plain;
    }
}
