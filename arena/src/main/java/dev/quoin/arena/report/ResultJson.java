package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.Estimate;
import dev.quoin.arena.result.Interval;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveTimes;
import dev.quoin.arena.result.PlayerStatistics;
import dev.quoin.arena.result.Rating;
import dev.quoin.arena.result.Sprt;
import dev.quoin.arena.tournament.Standings;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/// Writes results as properties of a JSON object. Infinite numbers become null.
public final class ResultJson {
    private final JsonGenerator json;

    /// Creates a writer to this generator.
    public ResultJson(JsonGenerator json) {
        this.json = json;
    }

    /// Writes the settings of a match.
    ///
    /// @param settings strings, numbers, booleans, maps of these, or an empty [Optional] for null
    public void writeSettings(Map<String, ?> settings) {
        json.writeName("match");
        setting(settings);
    }

    private void setting(Object value) {
        switch (value) {
            case Map<?, ?> fields -> {
                json.writeStartObject();
                fields.forEach((name, field) -> {
                    json.writeName(String.valueOf(name));
                    setting(field);
                });
                json.writeEndObject();
            }
            case List<?> items -> {
                json.writeStartArray();
                items.forEach(this::setting);
                json.writeEndArray();
            }
            case Optional<?> some -> some.ifPresentOrElse(this::setting, json::writeNull);
            case Integer number -> json.writeNumber(number);
            case Long number -> json.writeNumber(number);
            case Double number -> json.writeNumber(number);
            case Boolean truth -> json.writeBoolean(truth);
            default -> json.writeString(value.toString());
        }
    }

    /// Writes the result of a match.
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
        estimate("normalizedElo", match.normalizedElo());
        json.writeNumberProperty("los", match.los());
        estimate("spread", match.spread());
        json.writeNumberProperty("adjudicatedGames", match.adjudicated());
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

    /// Writes the verdict of the sequential test of a match, if there is one.
    public void writeTest(MatchResult match) {
        match.test().ifPresent(test -> sprt(match, test));
    }

    private void sprt(MatchResult match, Sprt test) {
        json.writeObjectPropertyStart("sprt");
        json.writeNumberProperty("elo0", test.elo0());
        json.writeNumberProperty("elo1", test.elo1());
        json.writeNumberProperty("alpha", test.alpha());
        json.writeNumberProperty("beta", test.beta());
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
        millis("median", side.times(), side.times().median());
        millis("p99", side.times(), side.times().p99());
        json.writeNumberProperty("total", side.times().total().toNanos() / 1e6);
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
        number(
                "cpuSecondsPerGame",
                side.cpu().perGame().map(time -> time.toNanos() / 1e9).orElse(Double.NaN));
        json.writeNumberProperty("cpuGames", side.cpu().games());
        json.writeEndObject();
    }

    /// Writes a quantile; null when there are no moves.
    private void millis(String name, MoveTimes times, Duration time) {
        number(name, times.isEmpty() ? Double.NaN : time.toNanos() / 1e6);
    }

    private void codes(String name, Map<Integer, Integer> counts) {
        json.writeObjectPropertyStart(name);
        counts.forEach((code, count) -> json.writeNumberProperty(code.toString(), count));
        json.writeEndObject();
    }

    /// Writes a table: names, matches and ratings.
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

    /// Writes the points of the contestants, the best first.
    public void writeStandings(Standings standings) {
        json.writeArrayPropertyStart("standings");
        for (Standings.Row row : standings.ranked()) {
            json.writeStartObject();
            json.writeStringProperty("name", row.name());
            json.writeNumberProperty("points", row.points());
            json.writeNumberProperty("matches", row.matches());
            json.writeNumberProperty("byes", row.byes());
            json.writeNumberProperty("fraction", row.gamesWon());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void rating(Rating rating) {
        json.writeStartObject();
        json.writeStringProperty("name", rating.name());
        number("elo", rating.elo());
        number("error", rating.error());
        json.writeEndObject();
    }

    private void interval(String name, Interval interval) {
        json.writeObjectPropertyStart(name);
        number("low", interval.low());
        number("value", interval.value());
        number("high", interval.high());
        json.writeEndObject();
    }

    private void estimate(String name, Estimate estimate) {
        json.writeObjectPropertyStart(name);
        number("mean", estimate.mean());
        number("error", estimate.error());
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
