package dev.quoin.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL server for the tests of one JVM, in a folder of its own, at a port of its own. Root lends it to
/// `nobody`: PostgreSQL refuses to run as root.
final class PostgresCluster {
    private static final Path INSTALLED = Path.of("/usr/lib/postgresql");
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable PostgresCluster shared;

    private final Path bin;
    private final Path folder;
    private final int port;

    private PostgresCluster(Path bin, Path folder, int port) {
        this.bin = bin;
        this.folder = folder;
        this.port = port;
    }

    /// The one server of this JVM, started when it is first asked for; empty where PostgreSQL is not installed.
    static synchronized Optional<PostgresCluster> shared() throws IOException {
        Optional<Path> bin = installed();
        if (shared == null && bin.isPresent()) {
            shared = start(bin.get());
        }
        return Optional.ofNullable(shared);
    }

    static String missing() {
        return "not installed in " + INSTALLED + "; on Debian: apt-get install postgresql";
    }

    private static Optional<Path> installed() throws IOException {
        if (!Files.isDirectory(INSTALLED)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(INSTALLED)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        }
    }

    private static PostgresCluster start(Path bin) throws IOException {
        Path folder = Files.createTempDirectory("quoin-postgres");
        if (isRoot()) {
            run(List.of("chown", "nobody", folder.toString()));
        }
        var cluster = new PostgresCluster(bin, folder, freePort());
        String files = folder.resolve("data").toString();
        cluster.call("initdb", "-D", files, "-A", "trust", "-U", "quoin", "-E", "UTF8", "--no-locale", "--no-sync");
        String options = "-p " + cluster.port + " -c listen_addresses=127.0.0.1 -c fsync=off -k " + folder;
        Runtime.getRuntime().addShutdownHook(new Thread(cluster::stop));
        cluster.call("pg_ctl", "-D", files, "-w", "-l", folder.resolve("log").toString(), "-o", options, "start");
        return cluster;
    }

    /// The address of a new, empty database.
    String freshDatabase() throws IOException {
        String name = "quoin" + DATABASES.incrementAndGet();
        call("createdb", "-h", "127.0.0.1", "-p", Integer.toString(port), "-U", "quoin", name);
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + name + "?user=quoin";
    }

    private void stop() {
        try {
            call("pg_ctl", "-D", folder.resolve("data").toString(), "-m", "immediate", "stop");
            run(List.of("rm", "-rf", folder.toString()));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void call(String program, String... arguments) throws IOException {
        var words = new ArrayList<String>();
        if (isRoot()) {
            words.addAll(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
        }
        words.add(bin.resolve(program).toString());
        words.addAll(List.of(arguments));
        run(words);
    }

    private static void run(List<String> words) throws IOException {
        Path said = Files.createTempFile("quoin-said", ".txt");
        try {
            int code = new ProcessBuilder(words)
                    .directory(Path.of("/").toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IOException(String.join(" ", words) + " ended with " + code + ": " + Files.readString(said));
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        } finally {
            Files.deleteIfExists(said);
        }
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
