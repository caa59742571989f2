package dev.quoin.server.compatibility;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Running;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The database of an older server still opens, and every game in it is what it was.
///
/// The samples are what the server of commit 25d2a97 kept and said: `quoin.db`, the cookies of its two players, its
/// answers to `requests.txt`, and what it said of the open games after each of `moves.txt` and the reply to it. An
/// answer may gain properties; the titles of agents, which are there for people, may change.
class StoredGamesTest {
    /// The day on which the games were played.
    private static final Instant THEN = Instant.parse("2026-11-16T23:50:00Z");

    @TempDir
    Path folder;

    @Test
    void everyAnswerIsWhatItWas() {
        try (Running running = open()) {
            Map<String, Client> clients = clients(running);
            List<String> requests = lines("requests.txt");
            assertThat(requests).hasSizeGreaterThan(100);
            var differences = new ArrayList<String>();
            for (String request : requests) {
                String[] words = request.split(" ", 4);
                Answer answer = client(clients, words[1]).get(words[3]);
                assertThat(answer.status()).as(request).isEqualTo(Integer.parseInt(words[2]));
                String stored = text("stored/" + words[0]);
                if (words[0].endsWith(".json")) {
                    compare(words[0], tree(stored), answer.json(), differences);
                } else if (!answer.text().equals(stored)) {
                    differences.add(words[0] + " was\n" + stored + "\nand is\n" + answer.text());
                }
            }
            assertThat(differences).isEmpty();
        }
    }

    @Test
    void openGamesGoOnAndTheRepliesAreTheSame() {
        try (Running running = open()) {
            Map<String, Client> clients = clients(running);
            List<String> moves = lines("moves.txt");
            assertThat(moves).hasSizeGreaterThan(10);
            var differences = new ArrayList<String>();
            for (String move : moves) {
                String[] words = move.split(" ", 4);
                Client client = client(clients, words[1]);
                Answer moved = client.post(words[2], words[3]);
                assertThat(moved.status()).as(move + moved.text()).isEqualTo(200);
                String game = words[2].replaceFirst("/moves$", "");
                JsonNode after =
                        game.startsWith("/api/daily/") ? moved.json() : client.await(game, StoredGamesTest::isAnswered);
                compare(words[0], tree(text("continued/" + words[0])), after, differences);
            }
            assertThat(differences).isEmpty();
        }
    }

    private static boolean isAnswered(JsonNode game) {
        return game.path("over").asBoolean() || game.path("toMove").equals(game.path("you"));
    }

    private Running open() {
        try (InputStream database = resource("quoin.db")) {
            Files.copy(database, folder.resolve("quoin.db"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Running.with(folder, settings -> settings.withClock(() -> THEN));
    }

    private static Map<String, Client> clients(Running running) {
        var clients = new HashMap<>(Map.of("stranger", running.client()));
        for (String line : lines("cookies.txt")) {
            String[] words = line.split(" ");
            Client client = running.client();
            client.forgeCookie(words[1]);
            clients.put(words[0], client);
        }
        return clients;
    }

    private static Client client(Map<String, Client> clients, String name) {
        return Objects.requireNonNull(clients.get(name), name);
    }

    /// Notes where a value that was there is missing or another one.
    private static void compare(String path, JsonNode stored, JsonNode now, List<String> differences) {
        if (stored.isObject() && now.isObject()) {
            for (var property : stored.properties()) {
                boolean title = property.getKey().equals("name") && stored.has("agent");
                if (!title) {
                    String inner = path + "/" + property.getKey();
                    compare(inner, property.getValue(), now.path(property.getKey()), differences);
                }
            }
        } else if (stored.isArray() && stored.size() == now.size()) {
            for (int index = 0; index < stored.size(); index++) {
                compare(path + "/" + index, stored.get(index), now.path(index), differences);
            }
        } else if (!stored.equals(now)) {
            differences.add(path + " was " + stored + " and is " + now);
        }
    }

    private static JsonNode tree(String json) {
        return JsonMapper.shared().readTree(json);
    }

    private static List<String> lines(String name) {
        return text(name).lines().toList();
    }

    private static String text(String name) {
        try (InputStream in = resource(name)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream resource(String name) {
        InputStream in = StoredGamesTest.class.getResourceAsStream(name);
        if (in == null) {
            throw new IllegalArgumentException("no sample " + name);
        }
        return in;
    }
}
