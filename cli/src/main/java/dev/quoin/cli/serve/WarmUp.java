package dev.quoin.cli.serve;

import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays games against a second, hidden server while a new server starts, so that the first visitor does not wait for
/// the JVM to load and compile the program. It pauses while the real server has requests, and is closed with it.
final class WarmUp implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);
    private static final long CLOSING_MILLIS = 3_000;
    private static final long PAUSE_MILLIS = 200;
    private static final int DAILY_GAMES = 3;

    /// Replies do not get faster after about this many turns.
    static final int TURNS = 60;

    private final Thread thread;
    private volatile boolean ended;
    private long seen;
    private final AtomicInteger turns = new AtomicInteger();

    /// Starts to warm up in the background.
    ///
    /// @param data the server's folder; the hidden server gets a folder inside it, which is deleted afterwards
    WarmUp(Server server, Path data) {
        Path folder = data.resolve("warm-up");
        thread = Thread.ofPlatform().daemon().name("warm-up").start(() -> run(server, folder));
    }

    private void run(Server server, Path folder) {
        try {
            server.ready();
            // A server that was killed during its warm-up leaves a folder behind.
            delete(folder);
            try {
                play(server, folder);
            } finally {
                delete(folder);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            // The first replies take longer, that is all.
            LOG.warn("warm-up failed: {}", e.toString());
        }
    }

    private void play(Server real, Path folder) throws IOException, InterruptedException {
        try (Server hidden =
                        Server.start(ServerConfig.local(folder, 0).withRate(0).unlogged());
                HttpClient http = Visitor.connections()) {
            var visit = new SampleVisit(http, hidden, () -> next(real));
            visit.pages();
            for (int game = 0; game < DAILY_GAMES; game++) {
                visit.daily();
            }
            while (!ended && turns.get() < TURNS) {
                visit.crossword();
            }
        }
    }

    /// Counts a turn and waits until the real server is idle; false when the warm-up is closed.
    private boolean next(Server real) throws InterruptedException {
        turns.incrementAndGet();
        long before = seen;
        seen = real.requests();
        while (!ended && seen != before) {
            Thread.sleep(PAUSE_MILLIS);
            before = seen;
            seen = real.requests();
        }
        return !ended;
    }

    /// The number of turns played so far.
    int turns() {
        return turns.get();
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }

    /// Waits until the warm-up is complete.
    void await() throws InterruptedException {
        thread.join();
    }

    /// Stops after the current turn.
    @Override
    public void close() {
        ended = true;
        try {
            thread.join(CLOSING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
