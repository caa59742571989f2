package dev.quoin.server;

import dev.quoin.server.Databases.Kind;
import java.net.BindException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A server that tests talk to; it can be stopped and started again on the same database.
public final class Running implements AutoCloseable {
    private final ServerConfig settings;
    private Server server;

    private Running(ServerConfig settings) {
        this.settings = settings;
        this.server = start(settings);
    }

    /// A server on a fresh database.
    static Running on(Kind kind, Path folder) {
        return with(folder, settings -> settings.withDatabase(kind.fresh(folder)));
    }

    /// A server on SQLite.
    static Running in(Path folder) {
        return with(folder, settings -> settings.withDatabase(Optional.empty()));
    }

    public static Running with(Path folder, UnaryOperator<ServerConfig> changes) {
        return new Running(
                changes.apply(ServerConfig.local(folder, 0).withRate(0).withVersion("test")));
    }

    private static Server start(ServerConfig settings) {
        try {
            return Server.start(settings);
        } catch (BindException e) {
            throw new IllegalStateException(e);
        }
    }

    public Client client() {
        return new Client(server.address());
    }

    /// Stops and starts again; the client goes on with its cookie.
    Client restart(Client client) {
        server.close();
        server = start(settings);
        return client.at(server.address());
    }

    Server server() {
        return server;
    }

    @Override
    public void close() {
        server.close();
    }
}
