package dev.quoin.server.visit;

import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The requests of a typical visit: pages, a daily game and crossword games against `greedy`. They use all
/// parts of the server, from the first request to the word graph. Not thread-safe.
public final class SampleVisit {
    private static final List<String> PAGES = List.of("", "api/catalogue", "api/player");
    private static final String CROSSWORD = "api/crossword/games";

    private final List<String> dailyMoves = DailyMoves.bodies();
    private final HttpClient http;
    private final Server server;
    private final Progress progress;

    /// Called between the turns of a game.
    interface Progress {
        /// Called after each turn; the visit ends when it returns false.
        boolean next() throws InterruptedException;
    }

    SampleVisit(HttpClient http, Server server, Progress progress) {
        this.http = http;
        this.server = server;
        this.progress = progress;
    }

    /// Visits a temporary server with a database in a folder.
    public static void rehearse(Path folder) throws IOException, InterruptedException {
        try (Server server =
                        Server.start(ServerConfig.local(folder, 0).withRate(0).unlogged());
                HttpClient http = Visitor.connections()) {
            var visit = new SampleVisit(http, server, () -> true);
            visit.pages();
            visit.daily(1);
            visit.crossword();
        }
    }

    /// Loads some pages.
    void pages() throws IOException, InterruptedException {
        var visitor = new Visitor(http, server.address());
        for (String page : PAGES) {
            visitor.look(page);
        }
    }

    /// Plays daily games, each as a new player.
    void daily(int games) throws IOException, InterruptedException {
        try (var visitor = new PlainVisitor(server.address())) {
            for (int game = 0; game < games; game++) {
                visitor.forget();
                String path = DailyMoves.begin(visitor);
                for (String move : dailyMoves) {
                    if (!progress.next()) {
                        return;
                    }
                    visitor.post(path, move);
                }
            }
        }
    }

    /// Plays a crossword game, passing every turn.
    void crossword() throws IOException, InterruptedException {
        var visitor = new Visitor(http, server.address());
        String begun = visitor.post(CROSSWORD, "{\"variant\":\"standard\",\"opponent\":\"greedy\",\"first\":\"me\"}");
        String path = CROSSWORD + "/" + id(begun);
        try (GameEvents events = visitor.events(path + "/events")) {
            JsonNode game = events.next();
            while (!game.path("over").asBoolean() && progress.next()) {
                visitor.post(path + "/moves", "{\"turn\":" + game.path("turn").asInt() + ",\"kind\":\"pass\"}");
                game = events.reply();
                visitor.look(path);
            }
        }
    }

    private static String id(String game) {
        return JsonMapper.shared().readTree(game).path("id").asString();
    }
}
