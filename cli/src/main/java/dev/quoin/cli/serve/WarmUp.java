package dev.quoin.cli.serve;

import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Games that nobody sees, played in the background while a server begins to run, so that the first person does not
/// wait for a program that has never run; given up when the server ends.
///
/// What is slow in a new JVM is not one part but all of them, from the first request to the word graph, so all of them
/// are used: a server of its own, on a folder that is deleted afterwards, is asked over HTTP as a page asks.
final class WarmUp implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WarmUp.class);
    private static final long PATIENCE_MILLIS = 3_000;
    /// After about so many replies the later ones get no faster.
    static final int REPLIES = 60;
    private static final String GAMES = "api/crossword/games";
    private static final String WISH = "{\"variant\":\"standard\",\"opponent\":\"greedy\",\"first\":\"me\"}";
    private static final List<String> PAGES = List.of("", "api/catalogue", "api/player");

    private final Thread thread;
    private volatile boolean ended;
    private final AtomicInteger replies = new AtomicInteger();

    /// Begins to warm up for a server that runs.
    ///
    /// @param data the server's folder, in which one is made for the games and deleted
    WarmUp(Server server, Path data) {
        Path folder = data.resolve("warm-up");
        thread = Thread.ofPlatform().daemon().name("warm-up").start(() -> run(server, folder));
    }

    private void run(Server server, Path folder) {
        try {
            server.ready();
            // What a server left that was killed while it warmed up.
            delete(folder);
            try {
                play(folder);
            } finally {
                delete(folder);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException e) {
            // The first replies take longer then; nothing else is lost.
            LOG.warn("the warm-up was given up: {}", e.toString());
        }
    }

    /// Plays until every usual way was gone some times.
    private void play(Path folder) throws IOException, InterruptedException {
        try (Server server =
                        Server.start(ServerConfig.local(folder, 0).withRate(0).unlogged());
                HttpClient http = Visitor.connections()) {
            var visitor = new Visitor(http, server.address());
            for (String page : PAGES) {
                visitor.look(page);
            }
            while (!ended && replies.get() < REPLIES) {
                game(visitor);
            }
        }
    }

    /// A game against the usual opponent, in which the person always passes.
    private void game(Visitor visitor) throws IOException, InterruptedException {
        JsonNode begun = JsonMapper.shared().readTree(visitor.post(GAMES, WISH));
        String path = GAMES + "/" + begun.path("id").asString();
        try (GameEvents events = visitor.events(path + "/events")) {
            JsonNode game = events.next();
            while (!ended && !game.path("over").asBoolean()) {
                visitor.post(path + "/moves", "{\"turn\":" + game.path("turn").asInt() + ",\"kind\":\"pass\"}");
                game = events.reply();
                visitor.look(path);
                replies.incrementAndGet();
            }
        }
    }

    /// How many replies have come.
    int replies() {
        return replies.get();
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

    /// Waits until it has come to its end by itself.
    void await() throws InterruptedException {
        thread.join();
    }

    /// Gives up after the turn that is being played.
    @Override
    public void close() {
        ended = true;
        try {
            thread.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
