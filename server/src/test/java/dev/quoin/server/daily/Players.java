package dev.quoin.server.daily;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.line.BestPlay;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.server.Boards;
import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// How tests play: by what the server says of a game and nothing else.
public final class Players {
    private static final DailyLetters RULES = DailyLetters.of(DailyEdition.FIRST);
    private static final Alphabet ALPHABET = RULES.variant().tiles().alphabet();

    private Players() {}

    static Answer begin(Client client, String date) {
        return client.post("/api/daily/games", "{\"date\":\"" + date + "\"}");
    }

    public static Answer practise(Client client, String date) {
        return client.post("/api/daily/games", "{\"date\":\"" + date + "\",\"practice\":true}");
    }

    /// Skips the turn that a game is at.
    static Answer skip(Client client, JsonNode game) {
        return move(client, game, "\"kind\":\"skip\"");
    }

    /// Plays what scores most in the turn that a game is at.
    public static Answer playBest(Client client, JsonNode game) {
        return move(
                client,
                game,
                best(game)
                        .map(play -> "\"kind\":\"play\",\"tiles\":" + tiles(play))
                        .orElse("\"kind\":\"skip\""));
    }

    /// Plays a text, such as `8D WORD`.
    static Answer playText(Client client, JsonNode game, String text) {
        return move(client, game, "\"kind\":\"play\",\"text\":\"" + text + "\"");
    }

    /// Hands a move in for the turn and attempt that a game is at.
    public static Answer move(Client client, JsonNode game, String move) {
        return client.post(
                "/api/daily/games/" + game.path("id").asString() + "/moves",
                "{\"turn\":" + game.path("turn").asInt() + ",\"attempt\":"
                        + game.path("attempt").asInt() + "," + move + "}");
    }

    /// Begins the game of a date and plays what scores most in its first turns, then skips.
    static Answer finish(Client client, String date, int plays) {
        Answer game = begin(client, date);
        while (!game.isTrue("over")) {
            game = game.number("turn") < plays ? playBest(client, game.json()) : skip(client, game.json());
        }
        return game;
    }

    static Optional<Play> best(JsonNode game) {
        return BestPlay.of(RULES)
                .on(board(game), Tiles.parse(game.path("rack").asString(), ALPHABET))
                .map(played -> played.play());
    }

    /// What scores most in the turn that a game is at, as people write it.
    static String bestText(JsonNode game) {
        return CrosswordMoveText.of(ALPHABET).write(board(game), best(game).orElseThrow());
    }

    static String tiles(Play play) {
        return play.placements().stream()
                .map(tile -> "{\"row\":" + (tile.row() + 1) + ",\"column\":" + (tile.column() + 1) + ",\"letter\":\""
                        + ALPHABET.face(Tile.letter(tile.tile())) + "\",\"blank\":false}")
                .collect(Collectors.joining(",", "[", "]"));
    }

    static Board board(JsonNode game) {
        return Boards.of(game, ALPHABET);
    }
}
