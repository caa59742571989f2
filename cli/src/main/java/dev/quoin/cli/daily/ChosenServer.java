package dev.quoin.cli.daily;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.serve.DataFolder;
import dev.quoin.cli.serve.PrivateServer;
import dev.quoin.cli.serve.ServerAddress;
import dev.quoin.server.Server;
import dev.quoin.terminal.daily.client.DailyServer;
import dev.quoin.terminal.daily.client.Identities;
import dev.quoin.terminal.daily.client.Wire;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// The server to play on: the given one, else the default one on this machine, else a private server that
/// ends with the command.
///
/// @param site its URL
/// @param own the server if it is private
record ChosenServer(URI site, DailyServer server, Optional<Server> own) implements AutoCloseable {
    /// The file in the data folder with the cookies of all servers.
    private static final String IDENTITIES = "daily-players";

    static ChosenServer of(Console console, Optional<String> named) {
        Path folder = DataFolder.usual(console.environment());
        Identities identities = Identities.in(folder.resolve(IDENTITIES));
        if (named.isPresent()) {
            return at(ServerAddress.read(named.get()), identities);
        }
        return Wire.isQuoin(ServerAddress.USUAL)
                ? at(ServerAddress.USUAL, identities)
                : own(folder, console.environment(), identities);
    }

    private static ChosenServer at(URI site, Identities identities) {
        return new ChosenServer(site, new DailyServer(new Wire(site, site.toString(), identities)), Optional.empty());
    }

    static ChosenServer own(Path folder, Map<String, String> environment, Identities identities) {
        Server own = PrivateServer.start(folder, environment);
        URI site = own.address();
        return new ChosenServer(
                site, new DailyServer(new Wire(site, Identities.OWN_SERVER, identities)), Optional.of(own));
    }

    /// Returns where a game is stored, in words.
    String place() {
        return own.isPresent() ? "saved on this machine" : "on " + site;
    }

    @Override
    public void close() {
        server.close();
        own.ifPresent(Server::close);
    }
}
