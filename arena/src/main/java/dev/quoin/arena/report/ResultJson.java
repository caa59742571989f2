package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.Interval;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.PlayerStatistics;
import dev.quoin.arena.result.Rating;
import dev.quoin.arena.result.Sprt;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/// Results as properties of a JSON object. A number without bound is null.
public final class ResultJson {
    private final JsonGenerator json;

    /// Writes to this generator.
    public ResultJson(JsonGenerator json) {
        this.json = json;
    }

    /// The settings of a match.
    public void writeSettings(Map<String, String> settings) {
        json.writeObjectPropertyStart("match");
        settings.forEach(json::writeStringProperty);
        json.writeEndObject();
    }

    /// The result of a match.
    public void writeMatch(MatchResult match) {
        json.writeNumberProperty("games", match.games());
        json.writeNumberProperty("pairs", match.counts().pairs());
        json.writeNumberProperty("wins", match.wins());
        json.writeNumberProperty("draws", match.draws());
        json.writeNumberProperty("losses", match.losses());
        json.writeArrayPropertyStart("pairResults");
        match.counts().counts().forEach(json::writeNumber);
        json.writeEndArray();
        interval("fraction", match.fraction());
        interval("elo", match.elo());
        json.writeObjectPropertyStart("spread");
        number("mean", match.spread().mean());
        number("error", match.spread().error());
        json.writeEndObject();
        writeTest(match);
        json.writeArrayPropertyStart("contestants");
        match.sides().forEach(this::side);
        json.writeEndArray();
        if (match.isolation().games() > 0) {
            json.writeObjectPropertyStart("isolation");
            json.writeNumberProperty("sandboxedGames", match.isolation().sandboxed());
            json.writeNumberProperty("unsandboxedGames", match.isolation().open());
            json.writeNumberProperty("keptGames", match.isolation().kept());
            json.writeEndObject();
        }
        json.writeArrayPropertyStart("warnings");
        Cautions.warnings(match).forEach(json::writeString);
        json.writeEndArray();
    }

    /// What the sequential test of a match says, where there is one.
    public void writeTest(MatchResult match) {
        match.test().ifPresent(test -> sprt(match, test));
    }

    private void sprt(MatchResult match, Sprt test) {
        json.writeObjectPropertyStart("sprt");
        json.writeNumberProperty("elo0", test.elo0());
        json.writeNumberProperty("elo1", test.elo1());
        json.writeNumberProperty("llr", test.logRatio(match.counts()));
        json.writeNumberProperty("lower", test.lower());
        json.writeNumberProperty("upper", test.upper());
        String verdict = test.verdict(match.counts()).name();
        json.writeStringProperty("verdict", verdict.toLowerCase(Locale.ROOT).replace('_', '-'));
        json.writeNumberProperty("surplusPairs", match.surplus());
        json.writeEndObject();
    }

    private void side(PlayerStatistics side) {
        json.writeStartObject();
        json.writeStringProperty("name", side.name());
        json.writeNumberProperty("score", side.points());
        json.writeNumberProperty("bingosPerGame", side.tags());
        json.writeObjectPropertyStart("millisPerMove");
        json.writeNumberProperty("median", side.times().median().toNanos() / 1e6);
        json.writeNumberProperty("p99", side.times().p99().toNanos() / 1e6);
        json.writeEndObject();
        codes("errors", side.errors());
        codes("stops", side.stops());
        json.writeNumberProperty("turns", side.moves().turns());
        json.writeNumberProperty("passes", side.moves().passes());
        json.writeNumberProperty("forcedPasses", side.moves().forcedPasses());
        json.writeNumberProperty("exchanges", side.moves().exchanges());
        json.writeNumberProperty("passShare", side.moves().passShare());
        json.writeNumberProperty("exchangeShare", side.moves().exchangeShare());
        json.writeNumberProperty("kills", side.kills());
        json.writeEndObject();
    }

    private void codes(String name, Map<Integer, Integer> counts) {
        json.writeObjectPropertyStart(name);
        counts.forEach((code, count) -> json.writeNumberProperty(code.toString(), count));
        json.writeEndObject();
    }

    /// A table: names, the matches, the ratings.
    public void writeTable(CrossTable table) {
        json.writeArrayPropertyStart("names");
        table.names().forEach(json::writeString);
        json.writeEndArray();
        json.writeArrayPropertyStart("fractions");
        for (int row = 0; row < table.names().size(); row++) {
            json.writeStartArray();
            for (int column = 0; column < table.names().size(); column++) {
                table.cell(row, column)
                        .ifPresentOrElse(
                                match -> json.writeNumber(match.fraction().value()), json::writeNull);
            }
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeArrayPropertyStart("ratings");
        table.ratings().forEach(this::rating);
        json.writeEndArray();
        json.writeArrayPropertyStart("matches");
        table.cells().forEach((pairing, match) -> {
            json.writeStartObject();
            json.writeStringProperty("row", table.names().get(pairing.first()));
            json.writeStringProperty("column", table.names().get(pairing.second()));
            writeMatch(match);
            json.writeEndObject();
        });
        json.writeEndArray();
    }

    private void rating(Rating rating) {
        json.writeStartObject();
        json.writeStringProperty("name", rating.name());
        json.writeNumberProperty("elo", rating.elo());
        json.writeNumberProperty("error", rating.error());
        json.writeEndObject();
    }

    private void interval(String name, Interval interval) {
        json.writeObjectPropertyStart(name);
        number("low", interval.low());
        number("value", interval.value());
        number("high", interval.high());
        json.writeEndObject();
    }

    private void number(String name, double value) {
        if (Double.isFinite(value)) {
            json.writeNumberProperty(name, value);
        } else {
            json.writeNullProperty(name);
        }
    }
}
