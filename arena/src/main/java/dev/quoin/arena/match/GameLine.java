package dev.quoin.arena.match;

import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.GameRecord;
import dev.quoin.arena.record.MoveRecord;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// One game as a line of a log: JSON, without the line feed.
///
/// What is as usual is left out: no refused moves, nothing worth counting, nobody stopped.
///
/// @param number which game
/// @param record what happened
public record GameLine(GameNumber number, GameRecord record) {
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
                record.stops().forEach(stop -> complaint(json, stop));
                json.writeEndArray();
            }
            json.writeArrayPropertyStart("moves");
            record.moves().forEach(move -> move(json, move));
            json.writeEndArray();
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    private static void numbers(JsonGenerator json, String name, List<Integer> numbers) {
        json.writeArrayPropertyStart(name);
        numbers.forEach(json::writeNumber);
        json.writeEndArray();
    }

    private static void move(JsonGenerator json, MoveRecord move) {
        json.writeStartObject();
        json.writeNumberProperty("seat", move.seat());
        json.writeStringProperty("move", move.text());
        json.writeNumberProperty("gain", move.gain());
        json.writeNumberProperty("nanos", move.nanos());
        if (!move.feat().isEmpty()) {
            json.writeStringProperty("feat", move.feat());
        }
        if (!move.refusals().isEmpty()) {
            json.writeArrayPropertyStart("refusals");
            move.refusals().forEach(refusal -> complaint(json, refusal));
            json.writeEndArray();
        }
        if (move.substituted()) {
            json.writeBooleanProperty("substituted", true);
        }
        json.writeEndObject();
    }

    private static void complaint(JsonGenerator json, Complaint complaint) {
        if (complaint.isGiven()) {
            json.writeStartObject();
            json.writeNumberProperty("code", complaint.code());
            json.writeStringProperty("message", complaint.message());
            json.writeEndObject();
        } else {
            json.writeNull();
        }
    }

    /// The game of a line.
    ///
    /// @throws IllegalArgumentException when it is no such line; the message says why
    static GameLine read(byte[] line) {
        JsonTree tree = JsonTree.read(line);
        var number = new GameNumber(whole(tree, "pair"), whole(tree, "game"));
        var record = new GameRecord(
                tree.number("seed"),
                tree.text("label"),
                tree.texts("names"),
                tree.objects("moves").stream().map(GameLine::move).toList(),
                tree.numbers("points"),
                tree.has("overtime") ? tree.numbers("overtime") : List.of(0, 0),
                tree.has("stops") ? complaints(tree, "stops") : List.of(Complaint.none(), Complaint.none()));
        return new GameLine(number, record);
    }

    private static MoveRecord move(JsonTree tree) {
        return new MoveRecord(
                whole(tree, "seat"),
                tree.text("move"),
                whole(tree, "gain"),
                tree.number("nanos"),
                tree.has("refusals") ? complaints(tree, "refusals") : List.of(),
                tree.truth("substituted"),
                tree.has("feat") ? tree.text("feat") : "");
    }

    private static List<Complaint> complaints(JsonTree tree, String name) {
        var complaints = new ArrayList<Complaint>();
        for (JsonTree each : tree.objects(name)) {
            complaints.add(
                    each.has("code") ? new Complaint(whole(each, "code"), each.text("message")) : Complaint.none());
        }
        return complaints;
    }

    private static int whole(JsonTree tree, String name) {
        return Math.toIntExact(tree.number(name));
    }
}
