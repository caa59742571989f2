package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.Leases;
import dev.quoin.server.store.StoredGame;
import dev.quoin.server.store.StoredGame.Standing;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two servers on one PostgreSQL: whatever is done at one is so at the other.
class SeveralServersTest {
    @TempDir
    Path folder;

    private Running start(String name, String database) {
        return Running.with(folder.resolve(name), settings -> settings.withDatabase(Optional.of(database)));
    }

    private static String begin(Client client, String opponent) {
        Answer begun = client.post("/api/othello/games", "{\"opponent\": \"" + opponent + "\", \"colour\": \"black\"}");
        assertThat(begun.status()).isEqualTo(201);
        return begun.header("Location");
    }

    private static String move(JsonNode game) {
        return "{\"turn\": " + game.path("turn").asInt() + ", \"move\": \""
                + game.path("legal").path(0).path("move").asString() + "\"}";
    }

    private static boolean isMine(JsonNode game) {
        return game.path("over").asBoolean() || game.path("toMove").equals(game.path("you"));
    }

    @Test
    void everythingThatIsDoneAtOneServerIsSeenAtTheOther() {
        String database = Databases.postgresql();
        try (Running first = start("first", database);
                Running second = start("second", database)) {
            Client here = first.client();
            String path = begin(here, "greedy");
            Client there = here.at(second.server().address());

            JsonNode game = there.get(path).json();
            assertThat(game.path("you").asString()).isEqualTo("black");
            for (int round = 0; round < 4; round++) {
                assertThat(here.post(path + "/moves", move(game)).status()).isEqualTo(200);
                int turn = game.path("turn").asInt();
                assertThat(there.get(path).number("turn")).isGreaterThan(turn);
                // Meant for a turn that is over by now, wherever it is sent.
                Answer again = there.post(path + "/moves", move(game));
                assertThat(again.status()).isEqualTo(409);
                assertThat(again.number("/game/turn")).isGreaterThan(turn);
                game = there.await(path, SeveralServersTest::isMine);
                Client other = here;
                here = there;
                there = other;
            }
            Answer undone =
                    here.post(path + "/undo", "{\"turn\": " + game.path("turn").asInt() + "}");
            assertThat(there.get(path).json()).isEqualTo(undone.json());
            assertThat(there.post(path + "/resign", "{\"turn\": " + undone.number("turn") + "}")
                            .status())
                    .isEqualTo(200);
            assertThat(here.get(path).isTrue("over")).isTrue();

            String code = here.post("/api/player/code", "{}").string("code");
            Client moved = second.client();
            assertThat(moved.put("/api/player/code", "{\"code\": \"" + code + "\"}")
                            .status())
                    .isEqualTo(200);
            assertThat(moved.get("/api/games").at("/games/0/id").asString())
                    .isEqualTo(path.substring(path.lastIndexOf('/') + 1));
            assertThat(there.put("/api/player/name", "{\"name\": \"abc\"}").status())
                    .isEqualTo(200);
            assertThat(here.get("/api/player").string("name")).isEqualTo("ABC");

            assertThat(moved.delete("/api/player").status()).isEqualTo(204);
            assertThat(here.get(path).status()).isEqualTo(404);
            assertThat(there.get(path).status()).isEqualTo(404);
        }
    }

    @Test
    void whoLooksOnAtOneServerSeesWhatHappensAtTheOther() throws Exception {
        String database = Databases.postgresql();
        try (Running first = start("first", database);
                Running second = start("second", database);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Client here = first.client();
            String path = begin(here, "greedy");
            Future<JsonNode> seen = threads.submit(() ->
                    second.client().await(path, game -> game.path("turn").asInt() >= 2));
            Future<JsonNode> over = threads.submit(
                    () -> second.client().await(path, game -> game.path("over").asBoolean()));
            here.post(path + "/moves", move(here.get(path).json()));
            assertThat(seen.get().path("turn").asInt()).isGreaterThanOrEqualTo(2);
            here.post(path + "/resign", "{\"turn\": " + here.get(path).number("turn") + "}");
            assertThat(over.get().path("over").asBoolean()).isTrue();
        }
    }

    @Test
    void ofMovesForOneTurnAtTwoServersOneIsTaken() throws Exception {
        String database = Databases.postgresql();
        try (Running first = start("first", database);
                Running second = start("second", database);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Client here = first.client();
            for (int round = 0; round < 5; round++) {
                String path = begin(here, "greedy");
                Client there = here.at(second.server().address());
                String move = move(there.get(path).json());
                Callable<Answer> atFirst = () -> here.post(path + "/moves", move);
                Callable<Answer> atSecond = () -> there.post(path + "/moves", move);
                var statuses = new ArrayList<Integer>();
                for (Future<Answer> answer : threads.invokeAll(List.of(atFirst, atSecond, atFirst, atSecond))) {
                    statuses.add(answer.get().status());
                }
                assertThat(statuses).containsExactlyInAnyOrder(200, 409, 409, 409);
            }
        }
    }

    @Test
    void aReplyOfADeadServerIsTakenOver() throws InterruptedException {
        String url = Databases.postgresql();
        try (Running server = start("first", url);
                Database database = Database.at(url)) {
            Client client = server.client();
            String path = begin(client, "greedy");
            String id = path.substring(path.lastIndexOf('/') + 1);
            // A server that has kept a move, has begun to think about the reply, and has died.
            var games = new Games(database);
            StoredGame start = games.load("othello", id).orElseThrow().game();
            StoredGame after = start.after(Instant.now(), new Standing(false, List.of(4, 1), 1));
            assertThat(new Leases(database).take(Games.replyLease(after), Duration.ofSeconds(1)))
                    .isPresent();
            assertThat(games.addTurn(after, 1, "f5")).isTrue();

            // Nobody visits the game meanwhile.
            long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
            while (games.revision("othello", id).orElseThrow() < 2 && System.nanoTime() < end) {
                Thread.sleep(50);
            }
            assertThat(client.get(path).number("turn")).isEqualTo(2);
        }
    }

    @Test
    void playersTravelBetweenServersOfWhichOneIsRestarted() throws Exception {
        String database = Databases.postgresql();
        try (Running first = start("first", database);
                Running second = start("second", database);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var addresses = new CopyOnWriteArrayList<>(
                    List.of(first.server().address(), second.server().address()));
            var players = IntStream.range(0, 4)
                    .mapToObj(seed -> new TravellingPlayer(
                            () -> addresses.get(ThreadLocalRandom.current().nextInt(2)), Duration.ofMillis(20), seed))
                    .toList();
            var games = new ArrayList<Future<JsonNode>>();
            for (int player = 0; player < players.size(); player++) {
                TravellingPlayer playing = players.get(player);
                boolean othello = player % 2 == 0;
                games.add(threads.submit(
                        () -> othello ? playing.playOthello("random") : playing.playCrossword("greedy")));
            }
            Thread.sleep(700);
            second.restart(second.client());
            addresses.set(1, second.server().address());
            for (int player = 0; player < players.size(); player++) {
                players.get(player).verify(games.get(player).get());
            }
        }
    }

    @Test
    void aMoveWhoseCommitWasNotConfirmedIsNeitherLostNorMadeTwice() throws Exception {
        String url = Databases.postgresql();
        try (CuttingProxy proxy = CuttingProxy.before(url);
                Running server = start("first", proxy.url())) {
            Client client = server.client();
            String path = begin(client, "greedy");
            JsonNode start = client.get(path).json();
            proxy.cutAfterNextTurn();
            assertThat(client.post(path + "/moves", move(start)).status()).isGreaterThanOrEqualTo(500);

            // The database has it, so everybody sees it, and it cannot be made again.
            JsonNode after = client.get(path).json();
            assertThat(after.path("moves").path(0).path("move"))
                    .isEqualTo(start.path("legal").path(0).path("move"));
            assertThat(client.post(path + "/moves", move(start)).status()).isEqualTo(409);
            JsonNode answered = client.await(path, SeveralServersTest::isMine);
            assertThat(answered.path("turn").asInt()).isGreaterThanOrEqualTo(2);
        }
    }
}
