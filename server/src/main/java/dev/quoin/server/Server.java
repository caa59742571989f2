package dev.quoin.server;

import dev.quoin.server.http.Conduct;
import dev.quoin.server.http.Conduct.Reach;
import dev.quoin.server.http.Web;
import dev.quoin.server.operation.Health;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;

/// The running server.
public final class Server implements AutoCloseable {
    private final ServerConfig config;
    private final Parts parts;
    private final Web web;

    private Server(ServerConfig config, Parts parts, Web web) {
        this.config = config;
        this.parts = parts;
        this.web = web;
    }

    /// Opens the database and starts serving requests.
    ///
    /// @param readiness additional checks that must pass before `/health/ready` reports success
    /// @throws BindException when the address is in use or does not belong to this machine
    /// @throws dev.quoin.server.store.DatabaseException when the database cannot be opened
    public static Server start(ServerConfig config, Health.Check... readiness) throws BindException {
        ServerConfig.Place place = config.place();
        ServerConfig.Access access = config.access();
        Parts parts = Parts.open(config);
        try {
            Web web = Web.start(
                    place.host(),
                    place.port(),
                    new Conduct(
                            access.requestsPerSecond(),
                            access.proxy(),
                            access.logged(),
                            reach(place.host()),
                            config.limits().connections()),
                    parts.database().secret("cookie"),
                    parts.meters(),
                    parts.routes(List.of(readiness)));
            return new Server(config, parts, web);
        } catch (BindException | RuntimeException e) {
            parts.close();
            throw e;
        }
    }

    private static Reach reach(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress() ? Reach.THIS_MACHINE : Reach.NETWORK;
        } catch (UnknownHostException e) {
            return Reach.NETWORK;
        }
    }

    /// Returns the URL for a browser on this machine.
    public URI address() {
        String host = config.place().host();
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::") || host.equals("127.0.0.1");
        String name = everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://" + name + ":" + web.port() + "/");
    }

    /// Returns the number of requests answered so far, excluding those of monitors.
    public long requests() {
        return parts.meters().requests();
    }

    /// Loads what a typical game needs, so that the first one does not have to wait.
    public void ready() {
        parts.ready();
    }

    /// Notifies waiting clients, lets requests in progress finish, then closes the database.
    @Override
    public void close() {
        parts.announceEnd();
        web.close();
        parts.close();
    }
}
