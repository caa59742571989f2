package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.Reason;
import dev.quoin.game.Refusal;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.process.Isolation;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// One game as a line of a log: JSON, without the line feed.
///
/// What is as usual is left out: no refused moves, nothing worth counting, nobody stopped.
///
/// @param number which game
/// @param record what happened
public record GameLine(GameNumber number, LoggedGame record) {
    private static final JsonFactory FACTORY = new JsonFactory();

    /// The line as UTF-8.
    byte[] write() {
        var bytes = new ByteArrayOutputStream(4096);
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            json.writeNumberProperty("pair", number.pair());
            json.writeNumberProperty("game", number.game());
            json.writeNumberProperty("seed", record.seed());
            json.writeStringProperty("label", record.label());
            json.writeArrayPropertyStart("names");
            record.names().forEach(json::writeString);
            json.writeEndArray();
            numbers(json, "points", record.points());
            if (record.overtime().stream().anyMatch(points -> points != 0)) {
                numbers(json, "overtime", record.overtime());
            }
            if (record.stopped()) {
                json.writeArrayPropertyStart("stops");
                for (int seat = 0; seat < record.names().size(); seat++) {
                    record.stop(seat).ifPresentOrElse(why -> refusal(json, why), json::writeNull);
                }
                json.writeEndArray();
            }
            record.isolation().ifPresent(isolation -> {
                json.writeObjectPropertyStart("isolation");
                json.writeBooleanProperty("sandbox", isolation.sandboxed());
                json.writeBooleanProperty("kept", isolation.kept());
                json.writeEndObject();
            });
            if (!record.kills().isEmpty()) {
                json.writeArrayPropertyStart("killed");
                record.kills().forEach(kill -> kill(json, kill));
                json.writeEndArray();
            }
            json.writeArrayPropertyStart("moves");
            record.moves().forEach(move -> move(json, move));
            json.writeEndArray();
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    private static void kill(JsonGenerator json, LoggedGame.Kill kill) {
        json.writeStartObject();
        json.writeNumberProperty("seat", kill.seat());
        json.writeStringProperty("message", kill.message());
        json.writeEndObject();
    }

    private static void numbers(JsonGenerator json, String name, List<Integer> numbers) {
        json.writeArrayPropertyStart(name);
        numbers.forEach(json::writeNumber);
        json.writeEndArray();
    }

    private static void move(JsonGenerator json, LoggedMove move) {
        json.writeStartObject();
        json.writeNumberProperty("seat", move.seat());
        json.writeStringProperty("move", move.text());
        json.writeNumberProperty("gain", move.score());
        json.writeNumberProperty("nanos", move.nanos());
        if (!move.tag().isEmpty()) {
            json.writeStringProperty("feat", move.tag());
        }
        if (!move.refusals().isEmpty()) {
            json.writeArrayPropertyStart("refusals");
            move.refusals().forEach(refusal -> refusal(json, refusal));
            json.writeEndArray();
        }
        if (move.substituted()) {
            json.writeBooleanProperty("substituted", true);
        }
        if (move.kind() == MoveKind.FORCED_PASS) {
            json.writeBooleanProperty("forced", true);
        }
        json.writeEndObject();
    }

    private static void refusal(JsonGenerator json, Refusal refusal) {
        json.writeStartObject();
        json.writeNumberProperty("code", refusal.code());
        json.writeStringProperty("message", refusal.message());
        json.writeEndObject();
    }

    /// The game of a line.
    ///
    /// @throws IllegalArgumentException when it is no such line; the message says why
    static GameLine read(byte[] line) {
        JsonTree tree = JsonTree.read(line);
        var number = new GameNumber(whole(tree, "pair"), whole(tree, "game"));
        var record = new LoggedGame(
                tree.number("seed"),
                tree.text("label"),
                tree.texts("names"),
                tree.objects("moves").stream().map(GameLine::move).toList(),
                tree.numbers("points"),
                tree.has("overtime") ? tree.numbers("overtime") : List.of(0, 0),
                stops(tree),
                isolation(tree),
                kills(tree));
        return new GameLine(number, record);
    }

    private static Optional<Isolation> isolation(JsonTree tree) {
        return tree.has("isolation")
                ? Optional.of(new Isolation(
                        tree.object("isolation").truth("sandbox"),
                        tree.object("isolation").truth("kept")))
                : Optional.empty();
    }

    private static List<LoggedGame.Kill> kills(JsonTree tree) {
        return tree.has("killed")
                ? tree.objects("killed").stream()
                        .map(kill -> new LoggedGame.Kill(whole(kill, "seat"), kill.text("message")))
                        .toList()
                : List.of();
    }

    private static LoggedMove move(JsonTree tree) {
        var move = new LoggedMove(
                whole(tree, "seat"),
                tree.text("move"),
                whole(tree, "gain"),
                tree.number("nanos"),
                refusals(tree),
                tree.truth("substituted"),
                tree.has("feat") ? tree.text("feat") : "");
        return tree.truth("forced") ? move.forced() : move;
    }

    private static Map<Integer, Refusal> stops(JsonTree tree) {
        var stops = new TreeMap<Integer, Refusal>();
        if (tree.has("stops")) {
            List<JsonTree> bySeat = tree.objects("stops");
            for (int seat = 0; seat < bySeat.size(); seat++) {
                if (bySeat.get(seat).has("code")) {
                    stops.put(seat, refusal(bySeat.get(seat)));
                }
            }
        }
        return stops;
    }

    private static List<Refusal> refusals(JsonTree tree) {
        return tree.has("refusals")
                ? tree.objects("refusals").stream().map(GameLine::refusal).toList()
                : List.of();
    }

    private static Refusal refusal(JsonTree tree) {
        return new Refusal(Reason.of(whole(tree, "code")), tree.text("message"));
    }

    private static int whole(JsonTree tree, String name) {
        return Math.toIntExact(tree.number(name));
    }
}
