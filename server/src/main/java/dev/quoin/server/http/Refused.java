package dev.quoin.server.http;

import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/// A rejected request: the status, an error code for programs, and a message for people. Nothing has
/// changed.
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Marks an exception that becomes a 503 response with `Retry-After`: nothing has changed, and a retry
    /// may work.
    public interface Unavailable {}

    private final int status;
    private final String code;
    private final transient Consumer<JsonGenerator> more;

    private Refused(int status, String code, String message, Consumer<JsonGenerator> more) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
        this.more = more;
    }

    /// Returns an error with a status, an error code and a message.
    public static Refused of(int status, String code, String message) {
        return new Refused(status, code, message, json -> {});
    }

    /// Returns a 400 error: the request cannot be read.
    public static Refused unreadable(String message) {
        return of(400, "unreadable", message);
    }

    /// Returns a 403 error: it belongs to somebody else.
    public static Refused notYours(String message) {
        return of(403, "not-yours", message);
    }

    /// Returns a 404 error: there is no such thing.
    public static Refused unknown(String message) {
        return of(404, "unknown", message);
    }

    /// Returns a 409 error: the target of the request has changed in the meantime.
    public static Refused outOfTurn(String message) {
        return of(409, "out-of-turn", message);
    }

    /// Returns a 422 error: the rules forbid it.
    public static Refused byTheRules(String message) {
        return of(422, "refused", message);
    }

    /// Returns a copy with additional properties, such as `refusal` and `game`.
    public Refused with(Consumer<JsonGenerator> properties) {
        return new Refused(status, code, sentence(), more.andThen(properties));
    }

    public int status() {
        return status;
    }

    /// Returns the error code.
    public String code() {
        return code;
    }

    /// Returns the message.
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /// Writes the properties of the response.
    void write(JsonGenerator json) {
        json.writeNumberProperty("status", status);
        json.writeStringProperty("code", code);
        json.writeStringProperty("message", sentence());
        more.accept(json);
    }
}
