package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// Plays one game, each request at whatever server a load balancer chooses. A server may vanish in the middle of a
/// request: then the player reads the game to learn whether the move was taken, like any client must. For one thread.
final class TravellingPlayer {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Supplier<URI> balancer;
    private final Duration pause;
    private final SplittableRandom random;
    private final Queue<String> faults = new ConcurrentLinkedQueue<>();
    private final Map<Integer, String> acknowledged = new TreeMap<>();
    private Client client;
    private String path = "";

    /// A player who waits a while before each move.
    TravellingPlayer(Supplier<URI> balancer, Duration pause, long seed) {
        this.balancer = balancer;
        this.pause = pause;
        this.random = new SplittableRandom(seed);
        this.client = new Client(balancer.get());
    }

    /// Answers that no client should ever get.
    Queue<String> faults() {
        return faults;
    }

    /// Plays a whole game of Othello and returns how it ended.
    JsonNode playOthello(String opponent) {
        begin("/api/othello/games", "{\"opponent\": \"" + opponent + "\", \"colour\": \"random\"}");
        return play(game -> {
            JsonNode legal = game.path("legal");
            String move = legal.path(random.nextInt(legal.size())).path("move").asString();
            return "{\"turn\": " + game.path("turn").asInt() + ", \"move\": \"" + move + "\"}";
        });
    }

    /// Plays a whole game of crossword and returns how it ended.
    JsonNode playCrossword(String opponent) {
        begin(
                "/api/crossword/games",
                "{\"variant\": \"mini\", \"opponent\": \"" + opponent + "\", \"first\": \"random\"}");
        Person person = Person.of(client, path, "mini");
        return play(person::moveText);
    }

    private void begin(String games, String request) {
        path = request(() -> client.post(games, request)).header("Location");
        assertThat(path).startsWith(games);
    }

    private JsonNode play(Function<JsonNode, String> choice) {
        JsonNode game = awaitTurn();
        while (!game.path("over").asBoolean()) {
            sleep(pause);
            String move = choice.apply(game);
            int turn = game.path("turn").asInt();
            handIn(turn, move);
            game = awaitTurn();
        }
        return game;
    }

    /// Hands a move in once; what has become of it when nobody answered is seen in the game.
    private void handIn(int turn, String move) {
        try {
            travel();
            Answer answer = client.post(path + "/moves", move);
            check(answer);
            if (answer.status() == 200) {
                acknowledge(turn, answer.json());
                return;
            }
        } catch (UncheckedIOException e) {
            // The server has gone, before or after it kept the move.
        }
        JsonNode now = request(() -> client.get(path)).json();
        if (now.path("turn").asInt() > turn) {
            acknowledge(turn, now);
        }
    }

    /// Remembers a move as the server first confirmed it. A turn that has to be played again was lost.
    private void acknowledge(int turn, JsonNode game) {
        String before =
                acknowledged.putIfAbsent(turn, essence(game.path("moves").path(turn)));
        if (before != null) {
            faults.add("turn " + turn + " was acknowledged and lost: " + before);
        }
    }

    /// What does not change about a move: at the end of a game more is shown of it.
    private static String essence(JsonNode move) {
        return move.path("number") + " " + move.path("move") + move.path("text") + " " + move.path("tiles");
    }

    private JsonNode awaitTurn() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        boolean follows = random.nextBoolean();
        while (System.nanoTime() < end) {
            try {
                travel();
                if (follows) {
                    return client.await(path, TravellingPlayer::isMine);
                }
                Answer answer = client.get(path);
                check(answer);
                if (answer.status() == 200 && isMine(answer.json())) {
                    return answer.json();
                }
            } catch (UncheckedIOException e) {
                // On to the next server.
            }
            sleep(Duration.ofMillis(150));
        }
        throw new AssertionError("nobody has replied for " + PATIENCE + " in " + path);
    }

    private static boolean isMine(JsonNode game) {
        return game.path("over").asBoolean() || game.path("toMove").equals(game.path("you"));
    }

    /// Asks one server after the other until there is an answer.
    private Answer request(Supplier<Answer> request) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try {
                travel();
                Answer answer = request.get();
                check(answer);
                if (answer.status() < 300) {
                    return answer;
                }
            } catch (UncheckedIOException e) {
                // On to the next server.
            }
            sleep(Duration.ofMillis(100));
        }
        throw new AssertionError("nobody has answered for " + PATIENCE);
    }

    private void check(Answer answer) {
        if (answer.status() >= 400 && answer.status() != 503) {
            faults.add(answer.status() + " " + answer.text());
        }
    }

    private void travel() {
        client = client.at(balancer.get());
    }

    /// What is wrong with the game as a server shows it at the end, compared with what was acknowledged.
    void verify(JsonNode end) {
        assertThat(end.path("over").asBoolean()).isTrue();
        assertThat(faults).isEmpty();
        JsonNode moves = end.path("moves");
        int seat = end.path("you").isNumber()
                ? end.path("you").asInt()
                : end.path("you").asString().equals("black") ? 0 : 1;
        acknowledged.forEach((turn, move) -> {
            assertThat(essence(moves.path(turn.intValue()))).isEqualTo(move);
            assertThat(turn % 2).isEqualTo(seat);
        });
        // Nothing was played for the player that the player has not sent.
        for (int turn = seat; turn < moves.size(); turn += 2) {
            assertThat(acknowledged).containsKey(turn);
        }
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
