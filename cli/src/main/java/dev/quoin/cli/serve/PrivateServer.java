package dev.quoin.cli.serve;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.shell.Edition;
import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import dev.quoin.server.store.DatabaseException;
import java.net.BindException;
import java.nio.file.Path;
import java.util.Map;

/// A server for the command that starts it: on a free port that only this machine can reach, without a log.
public final class PrivateServer {
    private PrivateServer() {}

    /// Starts a server with the data in a folder.
    ///
    /// @param environment may name a file with the secret of the daily puzzles
    /// @throws BadInput when another server is using the folder
    public static Server start(Path folder, Map<String, String> environment) {
        try {
            return Server.start(ServerConfig.local(folder, 0)
                    .withDailySecret(DailyKeyFile.read(null, environment))
                    .withVersion(Edition.current().version()));
        } catch (BindException e) {
            throw new BadInput("there is no free port for a server on this machine", e);
        } catch (DatabaseException e) {
            throw new BadInput(e.getMessage() + "; to play on a running server, give its URL with --server", e);
        }
    }
}
