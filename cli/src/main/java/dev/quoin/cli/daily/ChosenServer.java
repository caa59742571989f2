package dev.quoin.cli.daily;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.serve.DataFolder;
import dev.quoin.cli.serve.PrivateServer;
import dev.quoin.cli.serve.ServeCommand;
import dev.quoin.server.Server;
import dev.quoin.terminal.daily.client.DailyServer;
import dev.quoin.terminal.daily.client.Identities;
import dev.quoin.terminal.daily.client.Wire;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// The server that is played on: the one that was named, else the usual one of this machine, else one of our own, which
/// ends with the command.
///
/// @param site where it is
/// @param own the server when it is our own
record ChosenServer(URI site, DailyServer server, Optional<Server> own) implements AutoCloseable {
    private static final URI USUAL = URI.create("http://localhost:" + ServeCommand.USUAL_PORT);

    /// Where the cookies of all servers are kept, in the data folder.
    private static final String IDENTITIES = "daily-players";

    static ChosenServer of(Console console, Optional<String> named) {
        Path folder = DataFolder.usual(console.environment());
        Identities identities = Identities.in(folder.resolve(IDENTITIES));
        if (named.isPresent()) {
            return at(site(named.get()), identities);
        }
        return Wire.isQuoin(USUAL) ? at(USUAL, identities) : own(folder, console.environment(), identities);
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

    /// The part of an address that names the server; what people copy from a browser has more.
    private static URI site(String text) {
        try {
            URI given = URI.create(text.strip());
            boolean web = "http".equalsIgnoreCase(given.getScheme()) || "https".equalsIgnoreCase(given.getScheme());
            if (web && given.getHost() != null) {
                return URI.create(given.getScheme() + "://" + given.getRawAuthority());
            }
        } catch (IllegalArgumentException e) {
            throw new BadInput(wrong(text), e);
        }
        throw new BadInput(wrong(text));
    }

    private static String wrong(String text) {
        return "--server must be a URL such as " + USUAL + ", got '" + text + "'";
    }

    /// Where a game is kept, in words.
    String place() {
        return own.isPresent() ? "saved on this machine" : "on " + site;
    }

    @Override
    public void close() {
        server.close();
        own.ifPresent(Server::close);
    }
}
