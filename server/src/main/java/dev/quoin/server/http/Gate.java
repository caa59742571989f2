package dev.quoin.server.http;

import dev.quoin.server.http.caller.ClientAddress;
import dev.quoin.server.http.caller.Connection;
import dev.quoin.server.http.caller.Cost;
import dev.quoin.server.http.caller.PlayerCookie;
import dev.quoin.server.http.caller.RateLimit;
import dev.quoin.server.http.caller.Requester;
import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.http.connection.OpenStreams;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Wraps every request: checks headers, origin, rate and content type before it is handled, and handles
/// errors, metrics and logging afterwards.
final class Gate {
    private static final Logger LOG = LoggerFactory.getLogger(Gate.class);

    private final Conduct conduct;
    private final Connection connection;
    private final PlayerCookie cookies;
    private final Origins origins;
    private final RateLimit strangers;
    private final RateLimit neighbours;
    private final Meters meters;
    private final OpenStreams streams = new OpenStreams();

    Gate(Conduct conduct, byte[] key, Meters meters) {
        this.conduct = conduct;
        this.connection = new Connection(conduct.proxy());
        this.cookies = new PlayerCookie(key, connection);
        this.origins = new Origins(conduct);
        this.strangers = new RateLimit(conduct.requestsPerSecond());
        this.neighbours = new RateLimit(conduct.requestsPerSecond() * Conduct.NEIGHBOURS);
        this.meters = meters;
        meters.gauge("quoin_streams", streams::size);
    }

    void pass(Route route, Context context) {
        long begun = System.nanoTime();
        Headers.set(context::header);
        try {
            check(route, context, begun);
            ScopedValue.where(Requester.CURRENT, requester(context))
                    .run(() -> route.handler().answer(new Call(context, cookies, connection, this)));
        } catch (Refused refused) {
            refuse(context, refused);
        } catch (Throwable fault) {
            fail(route, context, fault);
        }
        Entrance.connection(context).responding();
        long nanos = System.nanoTime() - begun;
        boolean stream = String.valueOf(context.res().getContentType()).startsWith("text/event-stream");
        // A stream lasts as long as somebody watches, which says nothing about the server.
        meters.answered(route.method(), route.path(), context.statusCode(), stream ? 0 : nanos);
        if (conduct.logged()) {
            LOG.atInfo()
                    .addKeyValue("method", route.method())
                    .addKeyValue("path", route.path())
                    .addKeyValue("status", context.statusCode())
                    .addKeyValue("micros", nanos / 1000)
                    .log("request");
        }
    }

    /// Returns how long a body may take to arrive.
    Duration requestTimeout() {
        return conduct.limits().requestTimeout();
    }

    /// Serves an event stream if the address and the player of a request may open another one.
    ///
    /// @throws Refused with 429 if not
    void stream(Context context, Consumer<EventStream> stream) {
        ClientAddress client = connection.client(context);
        String player = cookies.player(context);
        ConnectionLimits limits = conduct.limits();
        int most = limits.streamsPerAddress() * (client.isLoopback() ? Conduct.NEIGHBOURS : 1);
        OpenStreams.Refusal refusal = streams.open(client.key(), most, player, limits.streamsPerPlayer());
        if (refusal != OpenStreams.Refusal.NONE) {
            throw tooManyStreams(refusal);
        }
        try {
            EventStream.serve(context, Entrance.connection(context), stream);
        } finally {
            streams.close(client.key(), player);
        }
    }

    private Refused tooManyStreams(OpenStreams.Refusal refusal) {
        boolean address = refusal == OpenStreams.Refusal.ADDRESS;
        meters.count("quoin_streams_refused_total{reason=\"" + (address ? "address" : "player") + "\"}");
        return Refused.of(
                429,
                "too-many-streams",
                (address ? "this address" : "this player")
                        + " is following too many games at once; close some of them");
    }

    /// Responds for a handler that has thrown something other than a refusal.
    private void fail(Route route, Context context, Throwable fault) {
        boolean passes = fault instanceof Refused.Unavailable;
        if (passes) {
            meters.count("quoin_unavailable_total");
            LOG.atWarn().addKeyValue("path", route.path()).log("unavailable: {}", fault.getMessage());
        } else {
            Faults.report(route.path(), fault, meters);
        }
        if (!context.res().isCommitted()) {
            refuse(context, passes ? ErrorPages.refused(503) : ErrorPages.fault());
        }
    }

    /// Responds with an error.
    static void refuse(Context context, Refused refused) {
        if (refused.status() == 429 || refused.status() == 503) {
            context.header("Retry-After", "1");
        }
        context.header("Cache-Control", "no-store");
        context.status(refused.status()).contentType("application/json").result(Json.object(refused::write));
    }

    /// Returns the client of a request. A second of CPU time costs what its bucket gains in a second.
    private Requester requester(Context context) {
        ClientAddress client = connection.client(context);
        int rate = conduct.requestsPerSecond();
        return new Requester(client.key(), cookies.known(context), seconds -> {
            if (rate > 0) {
                limit(client).charge(client.key(), seconds * rate, System.nanoTime());
            }
        });
    }

    private RateLimit limit(ClientAddress client) {
        return client.isLoopback() ? neighbours : strangers;
    }

    private void check(Route route, Context context, long now) {
        origins.checkHost(context);
        if (route.cost() != Cost.FREE && conduct.requestsPerSecond() > 0) {
            ClientAddress client = connection.client(context);
            if (!limit(client).allows(client.key(), route.cost().tokens(), now)) {
                throw Refused.of(429, "too-many-requests", "too many requests from this address; wait a moment");
            }
        }
        if (route.changes()) {
            origins.checkOrigin(context);
            checkContent(context);
        }
    }

    private static void checkContent(Context context) {
        boolean hasBody = context.contentLength() > 0 || context.header("Transfer-Encoding") != null;
        String type = context.contentType() == null ? "" : context.contentType();
        if (hasBody && !isJson(type)) {
            throw Refused.of(
                    415,
                    "not-json",
                    "a body must have the content type application/json, got "
                            + (type.isEmpty() ? "none" : "'" + type.replaceAll("\\p{Cntrl}", "") + "'"));
        }
    }

    private static boolean isJson(String contentType) {
        int parameters = contentType.indexOf(';');
        String type = parameters < 0
                ? contentType
                : contentType.substring(0, parameters).stripTrailing();
        return type.equalsIgnoreCase("application/json");
    }
}
