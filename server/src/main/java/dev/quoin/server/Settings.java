package dev.quoin.server;

import dev.quoin.server.http.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// How a server is run; immutable.
///
/// @param host the address to listen at, such as `127.0.0.1`
/// @param port the port, 0 for any that is free
/// @param folder where everything is kept that is no program: the database by default, logs
/// @param database the JDBC address of a database instead of the file in the folder
/// @param requestsPerSecond how many cheap requests one address may make; 0 means any number
/// @param proxy whether a proxy stands in front
/// @param arena the folder of matches whose results are shown
/// @param crosswordAgents programs that play crossword, each `NAME=COMMAND`
/// @param othelloAgents programs that play Othello
/// @param clock what time it is
/// @param version what the server calls itself
public record Settings(
        String host,
        int port,
        Path folder,
        Optional<String> database,
        int requestsPerSecond,
        Proxy proxy,
        Optional<Path> arena,
        List<String> crosswordAgents,
        List<String> othelloAgents,
        InstantSource clock,
        String version) {
    /// Many more than any person makes, far fewer than the server can answer.
    public static final int USUAL_RATE = 50;

    public Settings {
        crosswordAgents = List.copyOf(crosswordAgents);
        othelloAgents = List.copyOf(othelloAgents);
        if (port < 0 || port > 65535) {
            throw new IllegalArgumentException("a port must be 0 to 65535, got " + port);
        }
    }

    /// A server for this machine, with everything in one folder.
    public static Settings local(Path folder, int port) {
        return new Settings(
                "127.0.0.1",
                port,
                folder,
                Optional.empty(),
                USUAL_RATE,
                Proxy.NONE,
                Optional.empty(),
                List.of(),
                List.of(),
                InstantSource.system(),
                "unknown");
    }

    /// The same at another address.
    public Settings withHost(String other) {
        return new Settings(
                other,
                port,
                folder,
                database,
                requestsPerSecond,
                proxy,
                arena,
                crosswordAgents,
                othelloAgents,
                clock,
                version);
    }

    /// The same with another database.
    public Settings withDatabase(Optional<String> other) {
        return new Settings(
                host,
                port,
                folder,
                other,
                requestsPerSecond,
                proxy,
                arena,
                crosswordAgents,
                othelloAgents,
                clock,
                version);
    }

    /// The same with another rate.
    public Settings withRate(int other) {
        return new Settings(
                host, port, folder, database, other, proxy, arena, crosswordAgents, othelloAgents, clock, version);
    }

    /// The same with or without a proxy in front.
    public Settings withProxy(Proxy other) {
        return new Settings(
                host,
                port,
                folder,
                database,
                requestsPerSecond,
                other,
                arena,
                crosswordAgents,
                othelloAgents,
                clock,
                version);
    }

    /// The same at another time.
    public Settings withClock(InstantSource other) {
        return new Settings(
                host,
                port,
                folder,
                database,
                requestsPerSecond,
                proxy,
                arena,
                crosswordAgents,
                othelloAgents,
                other,
                version);
    }

    /// The same under another version.
    public Settings withVersion(String other) {
        return new Settings(
                host,
                port,
                folder,
                database,
                requestsPerSecond,
                proxy,
                arena,
                crosswordAgents,
                othelloAgents,
                clock,
                other);
    }

    /// The same with the results of matches in a folder.
    public Settings withArena(Optional<Path> other) {
        return new Settings(
                host,
                port,
                folder,
                database,
                requestsPerSecond,
                proxy,
                other,
                crosswordAgents,
                othelloAgents,
                clock,
                version);
    }

    /// The same with programs that play crossword and Othello.
    public Settings withAgents(List<String> crossword, List<String> othello) {
        return new Settings(
                host, port, folder, database, requestsPerSecond, proxy, arena, crossword, othello, clock, version);
    }
}
