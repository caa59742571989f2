package dev.quoin.server.bot;

import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Othello on a server.
///
/// @param ruleset the rules
public record OthelloApiGame(Ruleset<OthelloPosition, OthelloMove> ruleset)
        implements ApiGame<OthelloPosition, OthelloMove> {
    private static final String BLACK = "black";
    private static final String WHITE = "white";

    /// Creates the game, for the service loader.
    public OthelloApiGame() {
        this(new OthelloKit().open(GameSettings.of(Map.of())));
    }

    @Override
    public OthelloApiGame open(GameSettings settings) {
        if (settings.value("variant").isPresent()) {
            throw new IllegalArgumentException("Othello has no variants");
        }
        return this;
    }

    @Override
    public String variant() {
        return "";
    }

    @Override
    public String kind() {
        return OthelloRuleset.ID;
    }

    @Override
    public String start(String opponent, int seat) {
        return JsonMapper.shared()
                .createObjectNode()
                .put("opponent", opponent)
                .put("colour", seat == Othello.BLACK ? BLACK : WHITE)
                .toString();
    }

    @Override
    public int seat(JsonNode game) {
        return seat(game.path("you").asString());
    }

    @Override
    public int toMove(JsonNode game) {
        return seat(game.path("toMove").asString());
    }

    private static int seat(String colour) {
        return colour.equals(BLACK) ? Othello.BLACK : Othello.WHITE;
    }

    @Override
    public OthelloPosition position(JsonNode game) {
        return OthelloBoardText.read(
                game.path("board").asString(), toMove(game) == Othello.BLACK ? Disc.BLACK : Disc.WHITE);
    }

    @Override
    public String lastMove(JsonNode game) {
        String last = "";
        for (JsonNode move : game.path("moves")) {
            last = seat(move.path("colour").asString()) == seat(game)
                    ? last
                    : move.path("move").asString();
        }
        return last;
    }

    @Override
    public String move(JsonNode game, OthelloPosition position, OthelloMove move) {
        return JsonMapper.shared()
                .createObjectNode()
                .put("turn", game.path("turn").asInt())
                .put("move", OthelloMoveText.write(move))
                .toString();
    }

    @Override
    public List<Integer> points(JsonNode game) {
        JsonNode from = game.has("result") ? game.path("result") : game;
        return List.of(from.path(BLACK).asInt(), from.path(WHITE).asInt());
    }

    @Override
    public int winner(JsonNode game) {
        JsonNode winner = game.path("result").path("winner");
        return winner.isNull() ? -1 : seat(winner.asString());
    }
}
