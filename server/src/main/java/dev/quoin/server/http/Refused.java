package dev.quoin.server.http;

import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/// A request that is not granted: the status, a word for programs, a sentence for people. Nothing has changed.
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// An exception that the gate answers with 503 and `Retry-After`: nothing has changed, and a later attempt may
    /// work.
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

    /// A refusal with a status, a word for programs and a sentence for people.
    public static Refused of(int status, String code, String message) {
        return new Refused(status, code, message, json -> {});
    }

    /// 400: the request cannot be read.
    public static Refused unreadable(String message) {
        return of(400, "unreadable", message);
    }

    /// 403: it belongs to somebody else.
    public static Refused notYours(String message) {
        return of(403, "not-yours", message);
    }

    /// 404: there is no such thing.
    public static Refused unknown(String message) {
        return of(404, "unknown", message);
    }

    /// 409: what the request was meant for has changed meanwhile.
    public static Refused outOfTurn(String message) {
        return of(409, "out-of-turn", message);
    }

    /// 422: the rules forbid it.
    public static Refused byTheRules(String message) {
        return of(422, "refused", message);
    }

    /// The same with further properties, such as `refusal` and `game`.
    public Refused with(Consumer<JsonGenerator> properties) {
        return new Refused(status, code, sentence(), more.andThen(properties));
    }

    public int status() {
        return status;
    }

    /// The word for programs.
    public String code() {
        return code;
    }

    /// The sentence for people.
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /// Writes what the answer holds.
    void write(JsonGenerator json) {
        json.writeNumberProperty("status", status);
        json.writeStringProperty("code", code);
        json.writeStringProperty("message", sentence());
        more.accept(json);
    }
}
