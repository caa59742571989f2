package dev.quoin.arena.selfplay;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.GameRecord;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.kit.ProtocolBoard;
import dev.quoin.game.kit.Ruleset;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Writes a game as a line of JSON: the fields of a match log without times, and the position of every turn.
/// Immutable and thread-safe.
///
/// @param ruleset the rules of the game
record SelfPlayLine<P, M>(Ruleset<P, M> ruleset) {
    private static final JsonFactory FACTORY = new JsonFactory();

    /// Returns what the line of a game begins with.
    static byte[] beginning(int game) {
        return ("{\"game\":" + game + ",").getBytes(StandardCharsets.US_ASCII);
    }

    /// Returns the line as UTF-8, with its line feed.
    byte[] write(int number, long seed, GameRecord<P, M> record) {
        LoggedGame game = LoggedGame.of(ruleset, seed, Integer.toString(number), record);
        var bytes = new ByteArrayOutputStream(1 << 14);
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            json.writeNumberProperty("game", number);
            json.writeNumberProperty("seed", seed);
            json.writeArrayPropertyStart("agents");
            game.names().forEach(json::writeString);
            json.writeEndArray();
            numbers(json, "points", game.points());
            json.writeName("winner");
            game.winner().ifPresentOrElse(json::writeNumber, json::writeNull);
            if (game.adjudicated()) {
                json.writeBooleanProperty("adjudicated", true);
            }
            json.writeArrayPropertyStart("moves");
            for (int index = 0; index < game.moves().size(); index++) {
                move(json, record.turns().get(index), game.moves().get(index));
            }
            json.writeEndArray();
            json.writeObjectPropertyStart("end");
            position(json, record.end());
            json.writeEndObject();
            json.writeEndObject();
        }
        bytes.write('\n');
        return bytes.toByteArray();
    }

    private void move(JsonGenerator json, Turn<P, M> turn, LoggedMove move) {
        json.writeStartObject();
        json.writeNumberProperty("seat", move.seat());
        position(json, turn.before());
        json.writeStringProperty("move", move.text());
        json.writeNumberProperty("gain", move.score());
        if (!move.tag().isEmpty()) {
            json.writeStringProperty("feat", move.tag());
        }
        if (move.substituted()) {
            json.writeBooleanProperty("substituted", true);
        }
        if (move.kind() == MoveKind.FORCED_PASS) {
            json.writeBooleanProperty("forced", true);
        }
        json.writeEndObject();
    }

    /// Writes what is on the board, on all racks, and the points.
    private void position(JsonGenerator json, P position) {
        List<ProtocolBoard> views = List.of(
                ruleset.protocolView().board(position, 0),
                ruleset.protocolView().board(position, 1));
        json.writeStringProperty("board", views.getFirst().board());
        if (views.stream().anyMatch(view -> !view.rack().isEmpty())) {
            json.writeArrayPropertyStart("racks");
            views.forEach(view -> json.writeString(view.rack()));
            json.writeEndArray();
        }
        numbers(json, "points", ruleset.points(position));
    }

    private static void numbers(JsonGenerator json, String name, List<Integer> numbers) {
        json.writeArrayPropertyStart(name);
        numbers.forEach(json::writeNumber);
        json.writeEndArray();
    }
}
