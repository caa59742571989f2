package dev.quoin.server.visit;

import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import dev.quoin.server.operation.Health;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays games against a second, hidden server while a new server starts, so that the first visitors do not wait for
/// the JVM to load and compile the program. It pauses while the real server has requests, and is closed with it.
///
/// The real server answers from the start, but a load balancer is asked to wait until the daily games are played.
public final class WarmUp implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);
    private static final long CLOSING_MILLIS = 3_000;
    private static final long PAUSE_MILLIS = 200;

    /// After this time the server accepts requests anyway: a server too busy to warm up is still useful.
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /// The number of daily games after which the JVM has compiled what a submission needs.
    static final int DAILY_GAMES = 400;

    /// The number of turns after which replies do not get faster.
    static final int CROSSWORD_TURNS = 60;

    private final Path folder;
    private final long created = System.nanoTime();
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean isReady;
    private volatile boolean ended;
    private long seen;
    private final AtomicInteger turns = new AtomicInteger();

    /// Creates a warm-up that has not started yet.
    ///
    /// @param data the server's folder; the hidden server gets a folder inside it, which is deleted afterwards
    public WarmUp(Path data) {
        folder = data.resolve("warm-up");
    }

    /// Returns a check that fails until the warm-up is complete enough for the server to take its share of
    /// the load.
    public Health.Check check() {
        return new Health.Check("warm-up", this::isReady, "the server is still warming up");
    }

    private boolean isReady() {
        return isReady || System.nanoTime() - created > PATIENCE.toNanos();
    }

    /// Starts the warm-up in the background.
    public void start(Server server) {
        Thread.ofPlatform().daemon().name("warm-up").start(() -> run(server));
    }

    private void run(Server server) {
        try {
            server.ready();
            // A server that was killed during its warm-up leaves a folder behind.
            delete(folder);
            try {
                play(server);
            } finally {
                delete(folder);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            // The first replies take longer; nothing else is affected.
            LOG.warn("warm-up failed: {}", e.toString());
        } finally {
            isReady = true;
            done.countDown();
        }
    }

    private void play(Server real) throws IOException, InterruptedException {
        try (Server hidden =
                        Server.start(ServerConfig.local(folder, 0).withRate(0).unlogged());
                HttpClient http = Visitor.connections()) {
            var visit = new SampleVisit(http, hidden, () -> next(real));
            visit.pages();
            visit.daily(DAILY_GAMES);
            isReady = true;
            int dailyTurns = turns.get();
            while (!ended && turns.get() < dailyTurns + CROSSWORD_TURNS) {
                visit.crossword();
            }
        }
    }

    /// Counts a turn and waits until the real server is idle; returns false when the warm-up is closed.
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

    /// Returns the number of turns played so far.
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
        done.await();
    }

    /// Stops after the current turn.
    @Override
    public void close() {
        ended = true;
        try {
            if (!done.await(CLOSING_MILLIS, TimeUnit.MILLISECONDS)) {
                LOG.warn("the warm-up did not end in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
