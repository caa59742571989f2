package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.Reason;
import dev.quoin.game.Refusal;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.process.Isolation;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// A game as a line of a log: JSON, without the line feed.
///
/// Default values are omitted: no rejected moves, no tags, no early stop.
///
/// @param number the number of the game
/// @param record the game
public record GameLine(GameNumber number, LoggedGame record) {
    private static final JsonFactory FACTORY = new JsonFactory();

    /// Returns the line as UTF-8.
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
                    List<Refusal> before = record.lastRefusals(seat);
                    record.stop(seat).ifPresentOrElse(why -> stop(json, why, before), json::writeNull);
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
            record.opening().ifPresent(opening -> opening(json, opening));
            if (record.adjudicated()) {
                json.writeBooleanProperty("adjudicated", true);
            }
            if (!record.details().cpuTimes().isEmpty()) {
                cpuTimes(json);
            }
            json.writeArrayPropertyStart("moves");
            record.moves().forEach(move -> move(json, move));
            json.writeEndArray();
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    /// Writes the CPU times by seat; null where one is unknown.
    private void cpuTimes(JsonGenerator json) {
        json.writeArrayPropertyStart("cpuNanos");
        for (int seat = 0; seat < record.names().size(); seat++) {
            record.cpuTime(seat).ifPresentOrElse(time -> json.writeNumber(time.toNanos()), json::writeNull);
        }
        json.writeEndArray();
    }

    private static void opening(JsonGenerator json, LoggedGame.Opening opening) {
        json.writeObjectPropertyStart("opening");
        json.writeNumberProperty("number", opening.number());
        json.writeNumberProperty("line", opening.line());
        json.writeStringProperty("text", opening.text());
        json.writeEndObject();
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
        refusals(json, move.refusals());
        if (move.substituted()) {
            json.writeBooleanProperty("substituted", true);
        }
        if (move.kind() == MoveKind.FORCED_PASS) {
            json.writeBooleanProperty("forced", true);
        }
        json.writeEndObject();
    }

    private static void stop(JsonGenerator json, Refusal why, List<Refusal> before) {
        json.writeStartObject();
        properties(json, why);
        refusals(json, before);
        json.writeEndObject();
    }

    private static void refusals(JsonGenerator json, List<Refusal> refusals) {
        if (refusals.isEmpty()) {
            return;
        }
        json.writeArrayPropertyStart("refusals");
        for (Refusal refusal : refusals) {
            json.writeStartObject();
            properties(json, refusal);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void properties(JsonGenerator json, Refusal refusal) {
        json.writeNumberProperty("code", refusal.code());
        json.writeStringProperty("message", refusal.message());
    }

    /// Parses a line.
    ///
    /// @throws IllegalArgumentException when it is not such a line; the message gives the reason
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
                new LoggedGame.Details(
                        isolation(tree),
                        kills(tree),
                        lastRefusals(tree),
                        opening(tree),
                        tree.truth("adjudicated"),
                        cpuTimes(tree)));
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

    private static Optional<LoggedGame.Opening> opening(JsonTree tree) {
        if (!tree.has("opening")) {
            return Optional.empty();
        }
        JsonTree opening = tree.object("opening");
        return Optional.of(
                new LoggedGame.Opening(whole(opening, "number"), whole(opening, "line"), opening.text("text")));
    }

    private static Map<Integer, Duration> cpuTimes(JsonTree tree) {
        var times = new TreeMap<Integer, Duration>();
        if (tree.has("cpuNanos")) {
            List<OptionalLong> bySeat = tree.longs("cpuNanos");
            for (int seat = 0; seat < bySeat.size(); seat++) {
                if (bySeat.get(seat).isPresent()) {
                    times.put(seat, Duration.ofNanos(bySeat.get(seat).getAsLong()));
                }
            }
        }
        return times;
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

    private static Map<Integer, List<Refusal>> lastRefusals(JsonTree tree) {
        var refusals = new TreeMap<Integer, List<Refusal>>();
        if (tree.has("stops")) {
            List<JsonTree> bySeat = tree.objects("stops");
            for (int seat = 0; seat < bySeat.size(); seat++) {
                if (bySeat.get(seat).has("refusals")) {
                    refusals.put(seat, refusals(bySeat.get(seat)));
                }
            }
        }
        return refusals;
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
