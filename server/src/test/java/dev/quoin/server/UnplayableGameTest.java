package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.store.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Games that a newer server cannot replay, or whose opponent is gone: shown with the reason, resigned, exported.
class UnplayableGameTest {
    @TempDir
    Path folder;

    private Optional<String> database = Optional.empty();

    private Running start(String... agents) {
        return Running.with(
                folder,
                settings -> settings.withDatabase(database)
                        .withExtras(new ServerConfig.Extras(Optional.empty(), Map.of("othello", List.of(agents)))));
    }

    private void change(String sql) {
        try (Database open = database.map(Database::at).orElseGet(() -> Database.inFolder(folder))) {
            int changed = open.write(handle -> handle.execute(sql));
            assertThat(changed).isPositive();
        }
    }

    private static String begin(Client client, String opponent) {
        Answer begun = client.post("/api/othello/games", "{\"opponent\": \"" + opponent + "\", \"colour\": \"black\"}");
        assertThat(begun.status()).isEqualTo(201);
        return begun.header("Location");
    }

    private static JsonNode awaitTurn(Client client, String path) {
        return client.await(path, game -> game.path("toMove").equals(game.path("you")));
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aGameThatCannotBeReplayedIsExplainedAndCanBeResignedAndExported(Kind kind) {
        database = kind.fresh(folder);
        Client client;
        String path;
        try (Running running = start()) {
            client = running.client();
            path = begin(client, "greedy");
            client.post(path + "/moves", "{\"turn\": 0, \"move\": \"f5\"}");
            awaitTurn(client, path);
        }
        change("UPDATE turn SET move = 'a1' WHERE number = 2");
        try (Running running = start()) {
            Client mine = client.at(running.server().address());
            Answer shown = mine.get(path);
            assertThat(shown.status()).isEqualTo(409);
            assertThat(shown.string("code")).isEqualTo("unplayable");
            assertThat(shown.string("message")).startsWith("Move 2 of this game is not valid");
            assertThat(shown.at("/unplayable/moves").values())
                    .extracting(JsonNode::asString)
                    .containsExactly("f5", "a1");
            assertThat(shown.string("/unplayable/players/1/agent")).isEqualTo("greedy");
            assertThat(shown.isTrue("/unplayable/yours")).isTrue();
            assertThat(mine.get(path + "/export?format=moves").text()).endsWith("f5\na1\n");
            assertThat(List.of(
                            mine.post(path + "/moves", "{\"turn\": 2, \"move\": \"c3\"}")
                                    .status(),
                            mine.post(path + "/undo", "{\"turn\": 2}").status(),
                            mine.get(path + "/events").status(),
                            mine.get(path + "/export?format=ggf").status()))
                    .containsOnly(409);

            assertThat(running.client().post(path + "/resign", "{\"turn\": 2}").status())
                    .isEqualTo(403);
            assertThat(mine.post(path + "/resign", "{\"turn\": 1}").status()).isEqualTo(409);
            assertThat(mine.post(path + "/resign", "{\"turn\": 2}").status()).isEqualTo(204);
            assertThat(mine.get(path).isTrue("/unplayable/over")).isTrue();
            assertThat(mine.get("/api/games").isTrue("/games/0/over")).isTrue();
            assertThat(mine.get("/metrics").text()).contains("quoin_rooms_othello 0.0");
        }
    }

    @Test
    void tilesThatWereExchangedStayHiddenInAGameThatCannotBeReplayed() {
        Client client;
        String path;
        try (Running running = start()) {
            client = running.client();
            path = Person.begin(client, "mini", "greedy", "me").path();
        }
        change("INSERT INTO turn (game, number, move, made) SELECT id, 1, 'exch SECRET', 0 FROM game");
        try (Running running = start()) {
            Client mine = client.at(running.server().address());
            assertThat(mine.get(path).status()).isEqualTo(409);
            assertThat(mine.get(path + "/export?format=moves").text())
                    .contains("exch")
                    .doesNotContain("SECRET");
            assertThat(mine.get(path).text()).doesNotContain("SECRET");
        }
    }

    @Test
    void aGameOfAVariantThatIsGoneIsExplained() {
        Client client;
        String path;
        try (Running running = start()) {
            client = running.client();
            path = Person.begin(client, "mini", "greedy", "me").path();
        }
        change("UPDATE game SET variant = 'octagon'");
        try (Running running = start()) {
            Answer shown = client.at(running.server().address()).get(path);
            assertThat(shown.status()).isEqualTo(409);
            assertThat(shown.string("message")).contains("no longer has the variant 'octagon'");
        }
    }

    @Test
    void aGameWhoseAgentIsGoneIsShownWithTheReasonAndCanBeResigned() {
        Client client;
        String path;
        try (Running running = start("guest=greedy")) {
            client = running.client();
            path = begin(client, "guest");
            assertThat(client.get(path).at("problem").isMissingNode()).isTrue();
        }
        try (Running running = start()) {
            Client mine = client.at(running.server().address());
            assertThat(mine.get(path).string("problem")).contains("'guest' is no longer available");
            assertThat(mine.post(path + "/moves", "{\"turn\": 0, \"move\": \"f5\"}")
                            .status())
                    .isEqualTo(200);
            // The agent should move now; every answer still says why it does not.
            for (int look = 0; look < 3; look++) {
                Answer shown = mine.get(path);
                assertThat(shown.status()).isEqualTo(200);
                assertThat(shown.number("turn")).isEqualTo(1);
                assertThat(shown.string("problem")).isNotEmpty();
            }
            assertThat(mine.get(path + "/export?format=moves").text()).endsWith("f5\n");
        }
        // The agent is back, and the game goes on.
        try (Running running = start("guest=greedy")) {
            JsonNode game = awaitTurn(client.at(running.server().address()), path);
            assertThat(game.path("turn").asInt()).isEqualTo(2);
            assertThat(game.path("problem").isMissingNode()).isTrue();
        }
        try (Running running = start()) {
            Answer resigned = client.at(running.server().address()).post(path + "/resign", "{\"turn\": 2}");
            assertThat(resigned.status()).isEqualTo(200);
            assertThat(resigned.at("problem").isMissingNode()).isTrue();
        }
    }
}
