package dev.quoin.terminal.daily.client;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The user's player identity on each server: the servers' cookies, in a file that only the user can read.
/// Each line is an address and a cookie. Not thread-safe.
///
/// Servers on this machine usually share one data folder and so their players, so a new one is tried with
/// the cookie of another. A server that does not know the cookie issues a new one.
public final class Identities {
    /// The address used here for the server that a command runs for itself, whatever its port.
    public static final String OWN_SERVER = "http://localhost";

    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a file of players");

    private final Path file;
    private final Map<String, String> cookies = new LinkedHashMap<>();

    private Identities(Path file) {
        this.file = file;
    }

    /// Reads the identities in a file; none when the file does not exist.
    public static Identities in(Path file) {
        var identities = new Identities(file);
        if (Files.exists(file)) {
            try {
                InputFile.text(file, LIMIT)
                        .lines()
                        .map(line -> line.split(" "))
                        .filter(parts -> parts.length == 2)
                        .forEach(parts -> identities.cookies.put(parts[0], parts[1]));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return identities;
    }

    /// The cookie for a server; empty when the user has none.
    Optional<String> cookie(String address) {
        Optional<String> own = Optional.ofNullable(cookies.get(address));
        return own.isPresent() || !isLocal(address)
                ? own
                : cookies.keySet().stream()
                        .filter(Identities::isLocal)
                        .findFirst()
                        .map(cookies::get);
    }

    /// Stores the cookie of a server.
    void keep(String address, String cookie) {
        if (cookie.equals(cookies.put(address, cookie))) {
            return;
        }
        try {
            write(cookies.entrySet().stream()
                    .map(entry -> entry.getKey() + " " + entry.getValue() + "\n")
                    .collect(Collectors.joining()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isLocal(String address) {
        return address.matches("http://(localhost|127\\.0\\.0\\.1|\\[::1])(:\\d+)?");
    }

    private void write(String text) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            Files.createDirectories(folder);
        }
        AtomicFile.writePrivate(file, text);
    }
}
