package dev.quoin.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// Games and their turns in the database. Thread-safe; whoever changes one game does it by one thread at a time.
public final class Games {
    private final Database database;

    public Games(Database database) {
        this.database = database;
    }

    /// Keeps a new game.
    public void add(StoredGame game) {
        database.write(handle -> handle.createUpdate("""
                        INSERT INTO game (id, kind, variant, seed, player, seat, agent0, agent1, pause, begun, touched,
                            resigned, finished, points0, points1)
                        VALUES (:id, :kind, :variant, :seed, :player, :seat, :agent0, :agent1, :pause, :begun, :touched,
                            :resigned, :finished, :points0, :points1)
                        """)
                .bind("id", game.id())
                .bind("kind", game.kind())
                .bind("variant", game.variant())
                .bind("seed", game.seed())
                .bind("player", game.player())
                .bind("seat", game.seat())
                .bind("agent0", game.agents().get(0))
                .bind("agent1", game.agents().get(1))
                .bind("pause", game.pauseMillis())
                .bind("begun", game.begun().toEpochMilli())
                .bind("touched", game.touched().toEpochMilli())
                .bind("resigned", game.resigned())
                .bind("finished", game.finished() ? 1 : 0)
                .bind("points0", game.points().get(0))
                .bind("points1", game.points().get(1))
                .execute());
    }

    /// A game by its kind and id.
    public Optional<StoredGame> find(String kind, String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM game WHERE id = :id AND kind = :kind")
                .bind("id", id)
                .bind("kind", kind)
                .map(Games::game)
                .findOne());
    }

    /// The games that a player plays, the one touched last first; those only looked at are not among them.
    public List<StoredGame> ofPlayer(String player, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM game WHERE player = :player AND seat >= 0 ORDER BY touched DESC, id LIMIT :most")
                .bind("player", player)
                .bind("most", most)
                .map(Games::game)
                .list());
    }

    /// The moves of a game in order, as text.
    public List<String> moves(String id) {
        return database.read(handle -> handle.createQuery("SELECT move FROM turn WHERE game = :id ORDER BY number")
                .bind("id", id)
                .mapTo(String.class)
                .list());
    }

    /// Adds the turn of a number, from 1, and keeps how the game stands after it.
    public void addTurn(StoredGame after, int number, String move) {
        database.write(handle -> {
            handle.createUpdate("INSERT INTO turn (game, number, move, made) VALUES (:game, :number, :move, :made)")
                    .bind("game", after.id())
                    .bind("number", number)
                    .bind("move", move)
                    .bind("made", after.touched().toEpochMilli())
                    .execute();
            return keep(handle, after);
        });
    }

    /// Takes back all turns behind so many, and keeps how the game stands then.
    public void takeBack(StoredGame after, int kept) {
        database.write(handle -> {
            handle.createUpdate("DELETE FROM turn WHERE game = :game AND number > :kept")
                    .bind("game", after.id())
                    .bind("kept", kept)
                    .execute();
            return keep(handle, after);
        });
    }

    /// Keeps how a game stands.
    public void update(StoredGame after) {
        database.write(handle -> keep(handle, after));
    }

    /// Forgets every game of a player.
    public void forget(String player) {
        database.write(handle -> {
            handle.createUpdate("DELETE FROM turn WHERE game IN (SELECT id FROM game WHERE player = :player)")
                    .bind("player", player)
                    .execute();
            return handle.createUpdate("DELETE FROM game WHERE player = :player")
                    .bind("player", player)
                    .execute();
        });
    }

    private static int keep(Handle handle, StoredGame game) {
        return handle.createUpdate("""
                        UPDATE game SET touched = :touched, resigned = :resigned, finished = :finished,
                            points0 = :points0, points1 = :points1
                        WHERE id = :id
                        """)
                .bind("id", game.id())
                .bind("touched", game.touched().toEpochMilli())
                .bind("resigned", game.resigned())
                .bind("finished", game.finished() ? 1 : 0)
                .bind("points0", game.points().get(0))
                .bind("points1", game.points().get(1))
                .execute();
    }

    private static StoredGame game(ResultSet row, StatementContext context) throws SQLException {
        return new StoredGame(
                row.getString("id"),
                row.getString("kind"),
                row.getString("variant"),
                row.getString("seed"),
                row.getString("player"),
                row.getInt("seat"),
                List.of(row.getString("agent0"), row.getString("agent1")),
                row.getInt("pause"),
                Instant.ofEpochMilli(row.getLong("begun")),
                Instant.ofEpochMilli(row.getLong("touched")),
                row.getInt("resigned"),
                row.getInt("finished") == 1,
                List.of(row.getInt("points0"), row.getInt("points1")));
    }
}
