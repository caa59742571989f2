package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
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

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void everyAcknowledgedMoveSurvivesKill(Kind kind) throws Exception {
        Optional<String> database = kind.fresh(folder);
        var acknowledged = new ConcurrentHashMap<Person, JsonNode>();
        var enough = new CountDownLatch(MOVES_BEFORE_THE_END);
        Process process = start(database);
        try (BufferedReader out = process.inputReader();
                var players = Executors.newVirtualThreadPerTaskExecutor()) {
            URI address = URI.create(out.readLine());
            for (int player = 0; player < PLAYERS; player++) {
                players.execute(() -> play(new Client(address), acknowledged, enough));
            }
            enough.await();
            process.destroyForcibly().waitFor();
        }

        assertThat(acknowledged).hasSize(PLAYERS);
        try (Running running = Running.with(folder, settings -> settings.withDatabase(database))) {
            acknowledged.forEach((person, game) -> {
                JsonNode now = running.client().get(person.path()).json();
                assertThat(texts(now)).startsWith(texts(game).toArray(String[]::new));
            });
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

    /// Plays games until the server is gone, and notes every game as it was last acknowledged.
    private static void play(Client client, ConcurrentHashMap<Person, JsonNode> acknowledged, CountDownLatch enough) {
        try {
            Person person = Person.beginning(client, "standard", "greedy");
            JsonNode game = person.awaitTurn();
            while (!game.path("over").asBoolean()) {
                Answer answer = person.move(game);
                assertThat(answer.status()).isEqualTo(200);
                acknowledged.put(person, answer.json());
                enough.countDown();
                game = person.awaitTurn();
            }
        } catch (UncheckedIOException | AssertionError gone) {
            // That is what the test is about.
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
