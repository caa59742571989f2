package dev.quoin.server.daily;

import dev.quoin.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;

/// Rankings of finished ranked games. Thread-safe.
final class DailyRanking {
    static final int LISTED = 10;

    private static final String FINISHED = """
            SELECT daily_game.*, player_name.name FROM daily_game
            LEFT JOIN player_name ON player_name.player = daily_game.player
            WHERE kind = 'ranked' AND turns = 5
            """;

    private final Database database;

    DailyRanking(Database database) {
        this.database = database;
    }

    /// A finished ranked game and the name of its player.
    record Entry(StoredDaily game, String name) {}

    /// The place of a total among those of a date.
    ///
    /// @param players the number of players who have finished
    /// @param better the number of players with more points
    record Place(int players, int better) {
        /// Returns the rank: 1 for the best; equal totals share a rank.
        int rank() {
            return better + 1;
        }

        /// Returns the percentage of the other players who have the same number of points or fewer.
        double percentile() {
            int others = players - 1;
            return others < 1 ? 100 : Math.round(1000.0 * (others - better) / others) / 10.0;
        }
    }

    /// Returns the best games of a date; ties go to the earlier game.
    List<Entry> best(LocalDate date) {
        return database.read(
                handle -> handle.createQuery(FINISHED + " AND day = :day ORDER BY total DESC, touched, id LIMIT :most")
                        .bind("day", date.toString())
                        .bind("most", LISTED)
                        .map(DailyRanking::read)
                        .list());
    }

    /// Returns the best games of all dates.
    List<Entry> records() {
        return database.read(handle -> handle.createQuery(FINISHED + " ORDER BY total DESC, touched, id LIMIT :most")
                .bind("most", LISTED)
                .map(DailyRanking::read)
                .list());
    }

    /// Returns a game of a date by its id.
    Optional<Entry> entry(LocalDate date, String id) {
        return database.read(handle -> handle.createQuery(FINISHED + " AND day = :day AND id = :id")
                .bind("day", date.toString())
                .bind("id", id)
                .map(DailyRanking::read)
                .findOne());
    }

    /// Returns the place of a total among those of a date.
    Place place(LocalDate date, int total) {
        return database.read(handle -> handle.createQuery("""
                        SELECT COUNT(*) AS players, COALESCE(SUM(CASE WHEN total > :total THEN 1 ELSE 0 END), 0) AS better
                        FROM daily_game WHERE kind = 'ranked' AND turns = 5 AND day = :day
                        """)
                .bind("day", date.toString())
                .bind("total", total)
                .map((row, context) -> new Place(row.getInt("players"), row.getInt("better")))
                .one());
    }

    private static Entry read(ResultSet row, StatementContext context) throws SQLException {
        StoredDaily game = DailyGames.game(row, context);
        return new Entry(game, Names.shown(game.player(), row.getString("name")));
    }
}
