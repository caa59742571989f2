package dev.quoin.cli.gcg;

import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.gcg.GcgReport;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.json.PlayJson;
import tools.jackson.core.JsonGenerator;

/// Writes a replayed game as JSON properties.
final class ReplayJson {
    private ReplayJson() {}

    static void write(JsonGenerator out, Variant variant, GcgReport report) {
        out.writeStringProperty("file", report.source());
        out.writeBooleanProperty("fine", report.isClean());
        out.writeStringProperty("variant", variant.name());
        plays(out, variant, report);
        out.writeArrayPropertyStart("board");
        BoardRows.write(report.board(), variant.tiles().alphabet()).forEach(out::writeString);
        out.writeEndArray();
        players(out, report);
    }

    private static void plays(JsonGenerator out, Variant variant, GcgReport report) {
        var notation = CrosswordMoveText.of(variant.tiles().alphabet());
        var json = new PlayJson(out, variant.tiles().alphabet());
        out.writeArrayPropertyStart("plays");
        for (GcgReport.ReplayedPlay play : report.plays()) {
            out.writeStartObject();
            out.writeStringProperty("nick", report.standings().get(play.seat()).nick());
            out.writeName("play");
            json.write(notation.write(play.before(), play.play()), play.play(), play.receipt());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    /// Writes the players with their scores as an array.
    static void players(JsonGenerator out, GcgReport report) {
        out.writeArrayPropertyStart("players");
        for (GcgReport.Standing standing : report.standings()) {
            out.writeStartObject();
            out.writeStringProperty("nick", standing.nick());
            out.writeNumberProperty("score", standing.score());
            out.writeNumberProperty("written", standing.written());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
