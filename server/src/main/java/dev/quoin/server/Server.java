package dev.quoin.server;

import dev.quoin.server.http.Conduct;
import dev.quoin.server.http.Conduct.Reach;
import dev.quoin.server.http.Meters;
import dev.quoin.server.http.Routes;
import dev.quoin.server.http.Web;
import dev.quoin.server.operation.OperationRoutes;
import dev.quoin.server.store.Database;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;

/// The server while it runs.
public final class Server implements AutoCloseable {
    private final Settings settings;
    private final Database database;
    private final Web web;

    private Server(Settings settings, Database database, Web web) {
        this.settings = settings;
        this.database = database;
        this.web = web;
    }

    /// Opens the database and starts to answer.
    ///
    /// @throws BindException when the address is taken or not ours
    /// @throws dev.quoin.server.store.DatabaseException when the database cannot be opened
    public static Server start(Settings settings) throws BindException {
        Database database = settings.database().map(Database::at).orElseGet(() -> Database.inFolder(settings.folder()));
        try {
            var meters = new Meters();
            Web web = Web.start(
                    settings.host(),
                    settings.port(),
                    new Conduct(settings.requestsPerSecond(), settings.proxy(), reach(settings.host())),
                    database.secret("cookie"),
                    meters,
                    parts(settings, database, meters));
            return new Server(settings, database, web);
        } catch (BindException | RuntimeException e) {
            database.close();
            throw e;
        }
    }

    /// Everything that is answered.
    private static List<Routes> parts(Settings settings, Database database, Meters meters) {
        return List.of(new OperationRoutes(settings.version(), database, meters));
    }

    private static Reach reach(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress() ? Reach.THIS_MACHINE : Reach.NETWORK;
        } catch (UnknownHostException e) {
            return Reach.NETWORK;
        }
    }

    /// Where a browser on this machine finds it.
    public URI address() {
        String host = settings.host();
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::") || host.equals("127.0.0.1");
        String name = everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://" + name + ":" + web.port() + "/");
    }

    /// Lets the requests under way finish, then closes the database.
    @Override
    public void close() {
        web.close();
        database.close();
    }
}
