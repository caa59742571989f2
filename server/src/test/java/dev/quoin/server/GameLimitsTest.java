package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.room.GameLimits;
import dev.quoin.server.work.WorkLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// How many games a player can have open, and what becomes of those that nobody plays on.
class GameLimitsTest {
    private static final GameLimits THREE = new GameLimits(3, Duration.ofDays(30));

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T12:00:00Z"));

    private Running start(Optional<String> database) {
        return Running.with(
                folder,
                settings -> settings.withDatabase(database)
                        .withClock(now::get)
                        .withLimits(new ServerConfig.Limits(WorkLimits.DEFAULT, THREE, ConnectionLimits.DEFAULT)));
    }

    private static Answer begin(Client client) {
        return client.post("/api/othello/games", "{\"opponent\": \"greedy\", \"colour\": \"black\"}");
    }

    private static Answer watch(Client client) {
        return client.post(
                "/api/watch", "{\"game\": \"othello\", \"agents\": [\"greedy\", \"random\"], \"pause\": 10}");
    }

    @Test
    void aFurtherGameIsRefusedUntilOneIsOver() {
        try (Running running = start(Optional.empty())) {
            Client client = running.client();
            String first = begin(client).header("Location");
            begin(client);
            begin(client);
            Answer refused = begin(client);
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.string("code")).isEqualTo("too-many-games");
            assertThat(refused.string("message")).contains("3 unfinished games").contains("Finish or resign");
            assertThat(begin(running.client()).status()).isEqualTo(201);

            client.post(first + "/resign", "{\"turn\": 0}");
            assertThat(begin(client).status()).isEqualTo(201);
            assertThat(begin(client).status()).isEqualTo(409);
        }
    }

    @Test
    void reloadingAPageDoesNotUseUpThePlayersStreams() throws InterruptedException {
        try (Running running = start(Optional.empty())) {
            Client client = running.client();
            String game = begin(client).header("Location");
            for (int reload = 0; reload < ConnectionLimits.DEFAULT.streamsPerPlayer() + 5; reload++) {
                client.await(game, now -> true);
                Thread.sleep(100);
            }
        }
    }

    @Test
    void ofGamesToWatchTheOldestAreArchivedInstead() throws InterruptedException {
        try (Running running = start(Optional.empty())) {
            Client client = running.client();
            Answer first = watch(client);
            for (int game = 0; game < 5; game++) {
                now.updateAndGet(time -> time.plusSeconds(1));
                assertThat(watch(client).status()).isEqualTo(201);
            }
            assertThat(begin(client).status()).isEqualTo(201);
            // It can still be looked at.
            assertThat(client.get(first.header("Location")).status()).isEqualTo(200);
        }
        try (Running running = start(Optional.empty())) {
            assertThat(awaitMetric(running.client(), "quoin_games_archived 3.0"))
                    .contains("quoin_games_open 4.0");
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void anAbandonedGameIsArchivedAndAMoveBringsItBack(Kind kind) throws InterruptedException {
        Optional<String> database = kind.fresh(folder);
        Client client;
        String path;
        try (Running running = start(database)) {
            client = running.client();
            path = begin(client).header("Location");
            begin(client);
            begin(client);
            assertThat(client.get("/api/games").at("/games/0/archived").isMissingNode())
                    .isTrue();
        }
        now.updateAndGet(time -> time.plus(Duration.ofDays(31)));
        try (Running running = start(database)) {
            client = client.at(running.server().address());
            awaitMetric(client, "quoin_games_archived 3.0");
            for (JsonNode game : client.get("/api/games").at("games")) {
                assertThat(game.path("archived").asBoolean()).isTrue();
                assertThat(game.path("over").asBoolean()).isFalse();
            }
            // Archived games do not count.
            assertThat(begin(client).status()).isEqualTo(201);
            assertThat(client.get(path).status()).isEqualTo(200);
            assertThat(client.get(path + "/export?format=transcript").status()).isEqualTo(200);

            assertThat(client.post(path + "/moves", "{\"turn\": 0, \"move\": \"f5\"}")
                            .status())
                    .isEqualTo(200);
            JsonNode games = client.get("/api/games").at("games");
            long archived = games.valueStream()
                    .filter(game -> game.path("archived").asBoolean())
                    .count();
            assertThat(archived).isEqualTo(2);
        }
    }

    private static String awaitMetric(Client client, String line) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
        String text = client.get("/metrics").text();
        while (!text.contains(line) && System.nanoTime() < end) {
            Thread.sleep(50);
            text = client.get("/metrics").text();
        }
        assertThat(text).contains(line);
        return text;
    }
}
