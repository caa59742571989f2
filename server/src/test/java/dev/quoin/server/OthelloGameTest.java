package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Othello against the computer, as a browser plays it.
class OthelloGameTest {

    @TempDir
    Path folder;

    private static String begin(Client client, String opponent, String colour) {
        Answer begun = client.post(
                "/api/othello/games", "{\"opponent\": \"" + opponent + "\", \"colour\": \"" + colour + "\"}");
        assertThat(begun.status()).isEqualTo(201);
        return begun.header("Location");
    }

    private static JsonNode awaitTurn(Client client, String path) {
        return client.await(
                path,
                game -> game.path("over").asBoolean() || game.path("toMove").equals(game.path("you")));
    }

    private static Answer move(Client client, String path, JsonNode game, String move) {
        return client.post(
                path + "/moves", "{\"turn\": " + game.path("turn").asInt() + ", \"move\": \"" + move + "\"}");
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aWholeGameIsPlayedByTheRules(Kind kind) {
        try (Running running = Running.on(kind, folder)) {
            Client client = running.client();
            String path = begin(client, "random", "white");
            var chance = new SplittableRandom(7);

            JsonNode game = awaitTurn(client, path);
            while (!game.path("over").asBoolean()) {
                JsonNode legal = game.path("legal");
                String move =
                        legal.path(chance.nextInt(legal.size())).path("move").asString();
                assertThat(move(client, path, game, move).status()).isEqualTo(200);
                game = awaitTurn(client, path);
            }

            OthelloPosition position = OthelloPosition.start();
            for (JsonNode move : game.path("moves")) {
                position = position.play(OthelloMoveText.read(move.path("move").asString()));
            }
            assertThat(position.isOver()).isTrue();
            assertThat(game.path("result").path("black").asInt()
                            + game.path("result").path("white").asInt())
                    .isEqualTo(64);
            String transcript = client.get(path + "/export?format=transcript").text();
            assertThat(Transcripts.read(transcript).end()).isEqualTo(position);
            assertThat(client.get(path + "/export?format=ggf").text()).startsWith("(;GM[Othello]");
            assertThat(client.get(path + "/export?format=obf").text()).hasSizeGreaterThan(64);
        }
    }

    @Test
    void everyLevelReplies() {
        try (Running running = Running.in(folder)) {
            JsonNode levels =
                    running.client().get("/api/catalogue").json().path("agents").path("othello");
            for (JsonNode level : levels) {
                // A player each: the server notices a closed stream a moment later, and limits those of a player.
                Client client = running.client();
                String path = begin(client, level.path("name").asString(), "white");

                assertThat(awaitTurn(client, path).path("turn").asInt()).isEqualTo(1);
            }
        }
    }

    @Test
    void anIllegalSquareIsToldWhyAndAPassMayNotBeMadeAtWill() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            String path = begin(client, "greedy", "black");
            JsonNode game = client.get(path).json();

            assertThat(move(client, path, game, "a1")
                            .json()
                            .path("refusal")
                            .path("reason")
                            .asString())
                    .isEqualTo("turns-nothing");
            assertThat(move(client, path, game, "pass").status()).isEqualTo(422);
            assertThat(move(client, path, game, "z9").status()).isEqualTo(400);
            assertThat(client.get(path).json()).isEqualTo(game);
        }
    }

    @Test
    void undoAndGivingUpWorkAsInCrossword() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            String path = begin(client, "greedy", "black");
            JsonNode start = client.get(path).json();
            assertThat(move(client, path, start, "f5").status()).isEqualTo(200);
            awaitTurn(client, path);

            assertThat(client.post(path + "/undo", "{\"turn\": 2}").json()).isEqualTo(start);
            assertThat(client.post(path + "/resign", "{\"turn\": 0}")
                            .json()
                            .path("result")
                            .path("winner")
                            .asString())
                    .isEqualTo("white");
        }
    }
}
