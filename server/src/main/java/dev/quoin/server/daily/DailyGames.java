package dev.quoin.server.daily;

import dev.quoin.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// Games of Daily Letters and their moves in the database. Thread-safe, also across servers on one database.
public final class DailyGames {
    private final Database database;

    public DailyGames(Database database) {
        this.database = database;
    }

    /// Stores a new game; returns false, without storing it, when the player already has a first game of the
    /// date.
    boolean add(StoredDaily game) {
        return database.write(handle -> handle.createUpdate("""
                                INSERT INTO daily_game
                                    (id, player, day, kind, begun, touched, attempts, turns, total, scores)
                                VALUES (:id, :player, :day, :kind, :begun, :touched, 0, 0, 0, '')
                                ON CONFLICT DO NOTHING
                                """)
                        .bind("id", game.id())
                        .bind("player", game.player())
                        .bind("day", game.date().toString())
                        .bind("kind", game.kind().column())
                        .bind("begun", game.begun().toEpochMilli())
                        .bind("touched", game.touched().toEpochMilli())
                        .execute())
                == 1;
    }

    /// Stores a move and the resulting state; returns false, without storing it, when another move was
    /// stored in the meantime, or the game was deleted.
    boolean append(StoredDaily after, String move) {
        return database.write(handle -> {
            // The second of two requests for the same attempt finds the count changed, whichever server it
            // came to.
            int changed = handle.createUpdate("""
                            UPDATE daily_game SET kind = :kind, touched = :touched, attempts = :attempts, turns = :turns,
                                total = :total, scores = :scores
                            WHERE id = :id AND attempts = :attempts - 1
                            """)
                    .bind("id", after.id())
                    .bind("kind", after.kind().column())
                    .bind("touched", after.touched().toEpochMilli())
                    .bind("attempts", after.attempts())
                    .bind("turns", after.scores().size())
                    .bind("total", after.total())
                    .bind("scores", after.scores().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                    .execute();
            if (changed == 1) {
                handle.createUpdate(
                                "INSERT INTO daily_move (game, number, move, made) VALUES (:game, :number, :move, :made)")
                        .bind("game", after.id())
                        .bind("number", after.attempts())
                        .bind("move", move)
                        .bind("made", after.touched().toEpochMilli())
                        .execute();
            }
            return changed == 1;
        });
    }

    /// Finds a game by its id.
    Optional<StoredDaily> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM daily_game WHERE id = :id")
                .bind("id", id)
                .map(DailyGames::game)
                .findOne());
    }

    /// Returns the moves of a game in order, as [MoveCode] writes them.
    ///
    /// @param first the number of moves to return; later ones are left out
    List<String> moves(String id, int first) {
        return database.read(handle -> handle.createQuery(
                        "SELECT move FROM daily_move WHERE game = :id AND number <= :first ORDER BY number")
                .bind("id", id)
                .bind("first", first)
                .mapTo(String.class)
                .list());
    }

    /// Returns a player's first game of a date.
    Optional<StoredDaily> first(String player, LocalDate date) {
        return firsts(player, date, date).stream().findFirst();
    }

    /// Returns a player's first games of a range of dates, by date.
    List<StoredDaily> firsts(String player, LocalDate from, LocalDate to) {
        return database.read(handle -> handle.createQuery("""
                        SELECT * FROM daily_game
                        WHERE player = :player AND day >= :from AND day <= :to AND kind <> 'practice' ORDER BY day
                        """)
                .bind("player", player)
                .bind("from", from.toString())
                .bind("to", to.toString())
                .map(DailyGames::game)
                .list());
    }

    /// Returns a player's unfinished practice game of a date.
    Optional<StoredDaily> openPractice(String player, LocalDate date) {
        return database.read(handle -> handle.createQuery("""
                        SELECT * FROM daily_game
                        WHERE player = :player AND day = :day AND kind = 'practice' AND turns < 5
                        ORDER BY begun DESC, id LIMIT 1
                        """)
                .bind("player", player)
                .bind("day", date.toString())
                .map(DailyGames::game)
                .findOne());
    }

    /// Returns the games of a player, most recently changed first.
    public List<StoredDaily> ofPlayer(String player, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM daily_game WHERE player = :player ORDER BY touched DESC, id LIMIT :most")
                .bind("player", player)
                .bind("most", most)
                .map(DailyGames::game)
                .list());
    }

    /// Returns a player's finished ranked games, by date.
    public List<StoredDaily> ranked(String player) {
        return database.read(handle -> handle.createQuery("""
                        SELECT * FROM daily_game WHERE player = :player AND kind = 'ranked' AND turns = 5 ORDER BY day
                        """)
                .bind("player", player)
                .map(DailyGames::game)
                .list());
    }

    /// Deletes all games of a player.
    public void forget(Handle handle, String player) {
        handle.createUpdate("DELETE FROM daily_move WHERE game IN (SELECT id FROM daily_game WHERE player = :player)")
                .bind("player", player)
                .execute();
        handle.createUpdate("DELETE FROM daily_game WHERE player = :player")
                .bind("player", player)
                .execute();
    }

    static StoredDaily game(ResultSet row, StatementContext context) throws SQLException {
        String scores = row.getString("scores");
        return new StoredDaily(
                row.getString("id"),
                row.getString("player"),
                LocalDate.parse(row.getString("day")),
                GameKind.ofColumn(row.getString("kind")),
                Instant.ofEpochMilli(row.getLong("begun")),
                Instant.ofEpochMilli(row.getLong("touched")),
                row.getInt("attempts"),
                scores.isEmpty()
                        ? List.of()
                        : Arrays.stream(scores.split(" ")).map(Integer::valueOf).toList());
    }
}
