package dev.quoin.server.http;

import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.http.connection.ObservedConnector;
import dev.quoin.server.http.connection.OpenConnections;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.BindException;
import java.util.List;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;

/// The running HTTP server.
public final class Web implements AutoCloseable {
    private static final String PAGES = "/dev/quoin/server/web";
    private static final long PATIENCE_MILLIS = 5_000;
    private static final long SHUTDOWN_IDLE_MILLIS = 50;

    /// How long a connection may stay open without a request; Jetty's default.
    private static final long IDLE_MILLIS = 30_000;

    private final Javalin javalin;
    private final OpenConnections connections;

    private Web(Javalin javalin, OpenConnections connections) {
        this.javalin = javalin;
        this.connections = connections;
    }

    /// Starts listening at an address; port 0 means any free port.
    ///
    /// @param key the key that signs cookies
    /// @throws BindException when the port is in use or the address does not belong to this machine
    public static Web start(String host, int port, Conduct conduct, byte[] key, Meters meters, List<Routes> parts)
            throws BindException {
        var gate = new Gate(conduct, key, meters);
        var connections = new OpenConnections(
                conduct.limits(),
                address -> address.isLoopback() || conduct.proxy().isTrusted(address),
                meters::count);
        showLimits(meters, conduct.limits(), connections);
        try {
            Javalin javalin = Javalin.create(config -> {
                config.jetty.addConnector((server, http) -> connector(server, http, host, port, connections));
                config.jetty.modifyServer(server -> server.setHandler(new Entrance(meters, connections)));
                configure(config, gate, meters, parts);
            });
            return new Web(javalin.start(), connections);
        } catch (JavalinBindException e) {
            connections.close();
            throw bindFailure(host, port, e);
        }
    }

    private static Connector connector(
            Server server, HttpConfiguration http, String host, int port, OpenConnections connections) {
        var connector = new ObservedConnector(server, http, connections);
        connector.setHost(host);
        connector.setPort(port);
        connector.setIdleTimeout(IDLE_MILLIS);
        return connector;
    }

    private static void showLimits(Meters meters, ConnectionLimits limits, OpenConnections connections) {
        meters.gauge("quoin_connections", connections::size);
        meters.gauge("quoin_connections_limit", limits::connections);
        meters.gauge("quoin_connections_per_address_limit", limits::connectionsPerAddress);
        meters.gauge("quoin_streams_per_address_limit", limits::streamsPerAddress);
        meters.gauge("quoin_streams_per_player_limit", limits::streamsPerPlayer);
        meters.gauge(
                "quoin_request_timeout_seconds", () -> limits.requestTimeout().toMillis() / 1000.0);
    }

    private static BindException bindFailure(String host, int port, JavalinBindException e) {
        var failure = new BindException("cannot listen on " + host + ":" + port + ": " + e.getMessage());
        failure.initCause(e);
        return failure;
    }

    private static void configure(JavalinConfig config, Gate gate, Meters meters, List<Routes> parts) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = Call.LARGEST_BODY;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendDateHeader(true);
        });
        var errors = new ErrorPages();
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(PATIENCE_MILLIS);
            server.setErrorHandler(errors);
        });
        config.jetty.modifyServletContextHandler(handler -> handler.setErrorHandler(errors));
        catchFailures(config, meters);
        var router = new Router(config.routes, gate);
        parts.forEach(part -> part.addTo(router));
        router.get("/*", new Pages(PAGES));
    }

    /// Handles failures outside the gate.
    private static void catchFailures(JavalinConfig config, Meters meters) {
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            Headers.set(context::header);
            Gate.refuse(context, Refused.of(e.getStatus(), word(e.getStatus()), String.valueOf(e.getMessage())));
        });
        config.routes.exception(Exception.class, (e, context) -> {
            Faults.report("outside the gate", e, meters);
            Headers.set(context::header);
            Gate.refuse(context, ErrorPages.fault());
        });
        config.router.javaLangErrorHandler((response, error) -> {
            Faults.report("outside the gate", error, meters);
            if (!response.isCommitted()) {
                response.resetBuffer();
                Headers.set(response::setHeader);
                response.setStatus(500);
                response.setContentType("application/json");
                try {
                    response.getOutputStream().write(Json.object(ErrorPages.fault()::write));
                } catch (IOException e) {
                    // The client is gone.
                }
            }
        });
    }

    private static String word(int status) {
        return switch (status) {
            case 404 -> "unknown";
            case 405 -> "not-so";
            case 413 -> "too-long";
            default -> "refused";
        };
    }

    /// Returns the port.
    public int port() {
        return javalin.port();
    }

    /// Stops listening and lets requests in progress finish.
    @Override
    public void close() {
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            if (connector instanceof AbstractConnector ours) {
                // It would wait for every connection that a browser keeps open for later.
                ours.setShutdownIdleTimeout(SHUTDOWN_IDLE_MILLIS);
            }
        }
        javalin.stop();
        connections.close();
    }
}
