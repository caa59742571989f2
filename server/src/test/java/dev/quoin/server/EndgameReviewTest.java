package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The review of a finished game, in the turns in which the bag was empty.
class EndgameReviewTest {
    private static final Crossword GAME = Crossword.standard();
    private static final Alphabet ALPHABET = GAME.variant().tiles().alphabet();
    private static final int MOST_GAMES = 20;
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(5);

    @TempDir
    Path folder;

    @Test
    void theBestPlayOfAnEndgameIsTheOneThatTheSolverFinds() {
        int compared = 0;
        try (Running running = Running.in(folder)) {
            for (int game = 0; game < MOST_GAMES && compared == 0; game++) {
                compared = playAndCompare(running.client());
            }
        }
        assertThat(compared).as("turns with exact values").isPositive();
    }

    /// Plays a game, and returns in how many of its turns both the best play and the one played were compared.
    private static int playAndCompare(Client client) {
        Person person = Person.begin(client, "standard", "greedy", "me");
        Map<Integer, JsonNode> endgames = new HashMap<>();
        JsonNode game = person.awaitTurn();
        while (!game.path("over").asBoolean()) {
            if (game.path("bag").asInt() == 0) {
                endgames.put(game.path("turn").asInt() + 1, game);
            }
            assertThat(person.move(game).status()).isEqualTo(200);
            game = person.awaitTurn();
        }
        int compared = 0;
        for (JsonNode turn :
                client.get(person.path() + "/review").json().path("turns").values()) {
            JsonNode before = endgames.get(turn.path("number").asInt());
            assertThat(turn.has("endgame")).isEqualTo(before != null);
            if (before != null && turn.path("endgame").path("exact").asBoolean()) {
                compared += compare(turn, position(before));
            }
        }
        return compared;
    }

    private static int compare(JsonNode turn, CgpPosition position) {
        CrosswordEndgameOptions options = CrosswordEndgameOptions.standard()
                .withRootValues(RootValues.ALL)
                .withTimeLimit(LONG_ENOUGH);
        CrosswordEndgameResult expected =
                new CrosswordEndgameSolver(GAME.lexicon(), GAME.variant(), options).solve(position.dealt());
        Map<String, Integer> values = new HashMap<>();
        for (ValuedMove each : expected.moves()) {
            if (each.bound() == Bound.EXACT) {
                values.put(CrosswordMoveText.of(ALPHABET).write(position.board(), each.move()), each.value());
            }
        }
        // The time may not be enough for all, and a single tile can make words in two directions.
        Integer best = values.get(turn.path("best").asString());
        Integer played = values.get(turn.path("played").asString());
        if (!expected.exact() || best == null || played == null) {
            return 0;
        }
        JsonNode endgame = turn.path("endgame");
        assertThat(endgame.path("best").asInt()).isEqualTo(best).isEqualTo(expected.value());
        assertThat(endgame.path("played").asInt()).isEqualTo(played);
        assertThat(turn.path("lost").asInt()).isEqualTo(best - played);
        return 1;
    }

    /// The position with the rack of the opponent: what is unseen when the bag is empty.
    private static CgpPosition position(JsonNode game) {
        var hidden = new StringBuilder();
        for (JsonNode each : game.path("unseen").values()) {
            hidden.append(
                    each.path("letter").asString().repeat(each.path("count").asInt()));
        }
        List<Tiles> racks =
                List.of(Tiles.parse(game.path("rack").asString(), ALPHABET), Tiles.parse(hidden.toString(), ALPHABET));
        int scoreless = 0;
        for (JsonNode move : game.path("moves").values()) {
            scoreless = move.path("score").asInt() == 0 ? scoreless + 1 : 0;
        }
        List<Integer> scores = List.of(
                game.path("scores").path(0).asInt(), game.path("scores").path(1).asInt());
        return CgpPosition.of(GAME.variant(), Boards.of(game, ALPHABET), racks, scores, scoreless);
    }
}
