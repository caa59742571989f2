package dev.quoin.server;

import java.nio.file.Path;
import java.util.Optional;

/// A server in a process of its own, for tests that end it without warning.
final class ServerProcess {
    private ServerProcess() {}

    /// Serves a folder, and a database when one is given; prints the address.
    public static void main(String[] args) throws Exception {
        ServerConfig settings = ServerConfig.local(Path.of(args[0]), 0)
                .withRate(0)
                .withDatabase(args.length > 1 ? Optional.of(args[1]) : Optional.empty());
        Server server = Server.start(settings);
        System.out.println(server.address());
        Thread.sleep(Long.MAX_VALUE);
    }
}
