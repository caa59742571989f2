package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.daily.Players;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The process is killed while several play; whatever was answered must be there afterwards.
@Tag("slow")
class KillTest {

    private static final int PLAYERS = 6;
    private static final int MOVES_BEFORE_THE_END = 60;
    private static final String BLANK_THAT_NOBODY_HAS =
            "\"kind\":\"play\",\"tiles\":[{\"row\":9,\"column\":8,\"letter\":\"E\",\"blank\":true}]";

    @TempDir
    Path folder;

    /// Every game by its address, as it was last acknowledged.
    private final Map<String, Acknowledged> games = new ConcurrentHashMap<>();

    private final CountDownLatch enough = new CountDownLatch(MOVES_BEFORE_THE_END);

    private record Acknowledged(Client player, JsonNode game) {}

    /// Plays until the server is gone.
    private interface Playing {
        void play(Client client);
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void everyAcknowledgedMoveSurvivesKill(Kind kind) throws Exception {
        Optional<String> database = killWhile(kind, this::playCrossword);

        try (Running running = Running.with(folder, settings -> settings.withDatabase(database))) {
            games.forEach((path, acknowledged) -> {
                JsonNode now = running.client().get(path).json();
                assertThat(texts(now)).startsWith(texts(acknowledged.game()).toArray(String[]::new));
            });
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void everyAcknowledgedDailySubmissionSurvivesKill(Kind kind) throws Exception {
        Optional<String> database = killWhile(kind, this::playDaily);

        try (Running running = Running.with(folder, settings -> settings.withDatabase(database))) {
            games.forEach((path, acknowledged) -> {
                Answer now =
                        acknowledged.player().at(running.server().address()).get(path);
                // A submission that was kept, but not answered any more, may have come on top.
                int attempts = acknowledged.game().path("attempt").asInt();
                assertThat(now.number("attempt")).isBetween(attempts, attempts + 1);
                List<JsonNode> turns =
                        acknowledged.game().path("turns").valueStream().toList();
                assertThat(now.at("turns").valueStream()).startsWith(turns.toArray(JsonNode[]::new));
            });
        }
    }

    /// Lets players play on a fresh database until enough moves were acknowledged, and kills the server.
    private Optional<String> killWhile(Kind kind, Playing playing) throws Exception {
        Optional<String> database = kind.fresh(folder);
        Process process = start(database);
        try (BufferedReader out = process.inputReader();
                var players = Executors.newVirtualThreadPerTaskExecutor()) {
            URI address = URI.create(out.readLine());
            var running = new ArrayList<Future<?>>();
            for (int player = 0; player < PLAYERS; player++) {
                running.add(players.submit(() -> playing.play(new Client(address))));
            }
            enough.await();
            process.destroyForcibly().waitFor();
            for (Future<?> player : running) {
                assertThat(failure(player)).isInstanceOf(UncheckedIOException.class);
            }
        } finally {
            process.destroyForcibly();
        }
        assertThat(games).isNotEmpty();
        return database;
    }

    /// Why somebody stopped to play: because the server was gone, or the test has found a fault.
    private static @Nullable Throwable failure(Future<?> player) throws InterruptedException {
        try {
            player.get();
            return null;
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    private Process start(Optional<String> database) throws IOException {
        var words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                folder.toString()));
        database.ifPresent(words::add);
        return new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private void acknowledge(String path, Client player, Answer answer) {
        assertThat(answer.status()).isIn(200, 422);
        games.put(path, new Acknowledged(player, answer.status() == 200 ? answer.json() : answer.at("game")));
        enough.countDown();
    }

    private void playCrossword(Client client) {
        while (true) {
            Person person = Person.beginning(client, "standard", "greedy");
            JsonNode game = person.awaitTurn();
            while (!game.path("over").asBoolean()) {
                acknowledge(person.path(), client, person.move(game));
                game = person.awaitTurn();
            }
        }
    }

    /// Games of one date after the other, each with a refused play in its second turn.
    private void playDaily(Client client) {
        for (int day = 1; true; day = day % 28 + 1) {
            Answer begun = Players.practise(client, "2026-01-%02d".formatted(day));
            JsonNode game = begun.json();
            while (!game.path("over").asBoolean()) {
                Answer answer = game.path("attempt").asInt() == 1
                        ? Players.move(client, game, BLANK_THAT_NOBODY_HAS)
                        : Players.playBest(client, game);
                acknowledge("/api/daily/games/" + begun.string("id"), client, answer);
                game = answer.status() == 200 ? answer.json() : answer.at("game");
            }
        }
    }

    private static List<String> texts(JsonNode game) {
        var texts = new ArrayList<String>();
        for (JsonNode move : game.path("moves")) {
            String text = move.path("text").asString();
            // Who looks on is told of an exchange without its tiles.
            texts.add(text.startsWith("exchange") ? "exchange" : text);
        }
        return texts;
    }
}
