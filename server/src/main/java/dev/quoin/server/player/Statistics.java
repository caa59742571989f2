package dev.quoin.server.player;

import dev.quoin.server.daily.StoredDaily;
import dev.quoin.server.daily.Streaks;
import java.time.LocalDate;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/// The statistics of a player's ranked games. Immutable.
///
/// @param games the finished games, by date
record Statistics(List<StoredDaily> games) {
    private static final int RANGE = 50;

    Statistics {
        games = List.copyOf(games);
    }

    /// Writes the statistics as properties.
    void write(JsonGenerator json, LocalDate today) {
        Streaks streaks = Streaks.of(games.stream().map(StoredDaily::date).toList());
        var totals = games.stream().mapToInt(StoredDaily::total).summaryStatistics();
        json.writeNumberProperty("played", games.size());
        json.writeNumberProperty("streak", streaks.current(today));
        json.writeNumberProperty("longestStreak", streaks.longest());
        if (games.isEmpty()) {
            json.writeNullProperty("best");
            json.writeNullProperty("average");
        } else {
            json.writeNumberProperty("best", totals.getMax());
            json.writeNumberProperty("average", Math.round(10 * totals.getAverage()) / 10.0);
        }
        json.writeArrayPropertyStart("dates");
        streaks.dates().forEach(date -> json.writeString(date.toString()));
        json.writeEndArray();
        distribution(json);
    }

    private void distribution(JsonGenerator json) {
        int ranges = games.stream().mapToInt(StoredDaily::total).max().orElse(-RANGE) / RANGE + 1;
        var counts = new int[ranges];
        games.forEach(game -> counts[game.total() / RANGE]++);
        json.writeArrayPropertyStart("distribution");
        for (int range = 0; range < ranges; range++) {
            json.writeStartObject();
            json.writeNumberProperty("from", range * RANGE);
            json.writeNumberProperty("count", counts[range]);
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
