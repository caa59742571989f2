package dev.quoin.server.bot;

import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.kit.GameSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Crossword games on a server.
///
/// @param ruleset the rules
/// @param variant the name of the variant on the server
public record CrosswordApiGame(CrosswordRuleset ruleset, String variant)
        implements ApiGame<CrosswordPosition, CrosswordMove> {
    private static final String DEFAULT_VARIANT = "standard";

    /// Creates the game with the default variant, for the service loader.
    public CrosswordApiGame() {
        this(new CrosswordKit().open(GameSettings.of(Map.of())), DEFAULT_VARIANT);
    }

    @Override
    public CrosswordApiGame open(GameSettings settings) {
        return new CrosswordApiGame(
                new CrosswordKit().open(settings), settings.value("variant").orElse(DEFAULT_VARIANT));
    }

    @Override
    public String kind() {
        return CrosswordRuleset.ID;
    }

    @Override
    public String start(String opponent, int seat) {
        return JsonMapper.shared()
                .createObjectNode()
                .put("variant", variant)
                .put("opponent", opponent)
                .put("first", seat == 0 ? "me" : "opponent")
                .toString();
    }

    @Override
    public int seat(JsonNode game) {
        return game.path("you").asInt();
    }

    @Override
    public int toMove(JsonNode game) {
        return game.path("toMove").asInt();
    }

    @Override
    public CrosswordPosition position(JsonNode game) {
        Alphabet alphabet = alphabet();
        int seat = seat(game);
        var racks = new ArrayList<Rack>();
        for (int each = 0; each < game.path("players").size(); each++) {
            racks.add(
                    each == seat
                            ? new Rack.Known(Tiles.parse(game.path("rack").asString(), alphabet))
                            : new Rack.Hidden(game.path("players")
                                    .path(each)
                                    .path("tiles")
                                    .asInt()));
        }
        var rows = new ArrayList<String>();
        game.path("board").forEach(row -> rows.add(row.asString()));
        return new CrosswordPosition(
                BoardRows.read(rows, alphabet),
                racks,
                unseen(game, alphabet),
                points(game),
                toMove(game),
                0,
                new LastTurn.None());
    }

    private Alphabet alphabet() {
        return ruleset.crossword().variant().tiles().alphabet();
    }

    private static Tiles unseen(JsonNode game, Alphabet alphabet) {
        var text = new StringBuilder();
        for (JsonNode tile : game.path("unseen")) {
            String letter = tile.path("letter").asString();
            String face = letter.codePointCount(0, letter.length()) == 1 ? letter : "[" + letter + "]";
            text.repeat(face, tile.path("count").asInt());
        }
        return Tiles.parse(text.toString(), alphabet);
    }

    /// The server writes exchanges as `exchange 3`.
    @Override
    public String lastMove(JsonNode game) {
        String last = "";
        for (JsonNode move : game.path("moves")) {
            last = move.path("seat").asInt() == seat(game)
                    ? last
                    : move.path("text").asString();
        }
        return last.replaceFirst("^exchange ", "exch ");
    }

    @Override
    public String move(JsonNode game, CrosswordPosition position, CrosswordMove move) {
        ObjectNode request = JsonMapper.shared()
                .createObjectNode()
                .put("turn", game.path("turn").asInt());
        switch (move) {
            case CrosswordMove.Pass _ -> request.put("kind", "pass");
            case CrosswordMove.Exchange(Tiles tiles) ->
                request.put("kind", "exchange").put("exchange", tiles.show(alphabet()));
            case CrosswordMove.Play play ->
                request.put("kind", "play")
                        .put("text", ruleset.game().notation().write(position, play));
        }
        return request.toString();
    }

    @Override
    public List<Integer> points(JsonNode game) {
        return List.of(
                game.path("scores").path(0).asInt(), game.path("scores").path(1).asInt());
    }

    @Override
    public int winner(JsonNode game) {
        JsonNode winner = game.path("result").path("winner");
        return winner.isNull() ? -1 : winner.asInt();
    }
}
