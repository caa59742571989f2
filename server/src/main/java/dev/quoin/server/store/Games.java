package dev.quoin.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.Update;

/// Games and their turns in the database. Thread-safe, also across servers on one database.
///
/// A change is made only if the game still has the expected revision; otherwise nothing changes, and the
/// caller must reload the game. Every change is announced to the other servers; see [Announcements].
public final class Games {
    private final Database database;

    public Games(Database database) {
        this.database = database;
    }

    /// A game with its turns, both of the same revision.
    ///
    /// @param turns the turns in order
    public record Loaded(StoredGame game, List<StoredTurn> turns) {
        public Loaded {
            turns = List.copyOf(turns);
        }
    }

    /// The number of unfinished games.
    ///
    /// @param open games that are being played or watched
    /// @param archived games that were archived
    public record Unfinished(long open, long archived) {}

    /// Returns whether other servers may change the games too.
    public boolean isShared() {
        return database.isShared();
    }

    /// Stores a new game.
    public void add(StoredGame game) {
        database.write(handle -> bindState(handle.createUpdate("""
                        INSERT INTO game (id, kind, variant, seed, player, seat, agent0, agent1, pause, begun, touched,
                            resigned, finished, points0, points1, revision, undos, reply_due, archived)
                        VALUES (:id, :kind, :variant, :seed, :player, :seat, :agent0, :agent1, :pause, :begun, :touched,
                            :resigned, :finished, :points0, :points1, :revision, :undos, :due, 0)
                        """), game)
                .bind("kind", game.kind())
                .bind("variant", game.variant())
                .bind("seed", game.seed())
                .bind("player", game.player())
                .bind("seat", game.seat())
                .bind("agent0", game.agents().get(0))
                .bind("agent1", game.agents().get(1))
                .bind("pause", game.pauseMillis())
                .bind("begun", game.begun().toEpochMilli())
                .execute());
    }

    /// Loads a game by its kind and id.
    public Optional<Loaded> load(String kind, String id) {
        // A single statement, so that the turns match the revision.
        return database.read(handle -> {
            var turns = new ArrayList<StoredTurn>();
            return handle
                    .createQuery("""
                            SELECT game.*, turn.move AS turn_move, turn.undos AS turn_undos
                            FROM game LEFT JOIN turn ON turn.game = game.id
                            WHERE game.id = :id AND game.kind = :kind ORDER BY turn.number
                            """)
                    .bind("id", id)
                    .bind("kind", kind)
                    .map((row, context) -> {
                        String move = row.getString("turn_move");
                        if (move != null) {
                            turns.add(new StoredTurn(move, row.getInt("turn_undos")));
                        }
                        return game(row, context);
                    })
                    .list()
                    .stream()
                    .findFirst()
                    .map(game -> new Loaded(game, turns));
        });
    }

    /// Returns the revision of a game; empty when there is no such game.
    public OptionalLong revision(String kind, String id) {
        return database.read(handle -> handle.createQuery("SELECT revision FROM game WHERE id = :id AND kind = :kind")
                .bind("id", id)
                .bind("kind", kind)
                .mapTo(Long.class)
                .findOne()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty));
    }

    /// Returns the games of a player, most recently changed first, without those only watched.
    public List<StoredGame> ofPlayer(String player, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM game WHERE player = :player AND seat >= 0 ORDER BY touched DESC, id LIMIT :most")
                .bind("player", player)
                .bind("most", most)
                .map(Games::game)
                .list());
    }

    /// Adds the turn with a number, from 1, and stores the resulting state; returns false, without storing
    /// it, when the game was changed or deleted in the meantime.
    public boolean addTurn(StoredGame after, int number, String move) {
        return database.write(handle -> {
            boolean kept = keep(handle, after);
            if (kept) {
                handle.createUpdate("""
                                INSERT INTO turn (game, number, move, made, undos)
                                VALUES (:game, :number, :move, :made, :undos)
                                """)
                        .bind("game", after.id())
                        .bind("number", number)
                        .bind("move", move)
                        .bind("made", after.touched().toEpochMilli())
                        .bind("undos", after.undos())
                        .execute();
            }
            return kept;
        });
    }

    /// Removes all turns after the remaining ones, and stores the resulting state; returns false as in
    /// [#addTurn].
    public boolean takeBack(StoredGame after, int remaining) {
        return database.write(handle -> {
            boolean kept = keep(handle, after);
            if (kept) {
                handle.createUpdate("DELETE FROM turn WHERE game = :game AND number > :remaining")
                        .bind("game", after.id())
                        .bind("remaining", remaining)
                        .execute();
            }
            return kept;
        });
    }

    /// Stores the state of a game; returns false as in [#addTurn].
    public boolean update(StoredGame after) {
        return database.write(handle -> keep(handle, after));
    }

    /// Deletes all games of a player.
    public void forget(String player) {
        database.write(handle -> {
            List<String> ids = handle.createQuery("SELECT id FROM game WHERE player = :player")
                    .bind("player", player)
                    .mapTo(String.class)
                    .list();
            handle.createUpdate("DELETE FROM turn WHERE game IN (SELECT id FROM game WHERE player = :player)")
                    .bind("player", player)
                    .execute();
            int deleted = handle.createUpdate("DELETE FROM game WHERE player = :player")
                    .bind("player", player)
                    .execute();
            ids.forEach(id -> database.announce(handle, id));
            return deleted;
        });
    }

    /// Returns games in which a person is waiting for an agent that no server is asking, longest wait first.
    ///
    /// @param most the maximum number of games
    public List<String> repliesDue(String kind, int most) {
        return database.read(handle -> handle.createQuery("""
                        SELECT id FROM game
                        WHERE kind = :kind AND reply_due = 1 AND archived = 0 AND NOT EXISTS (
                            SELECT 1 FROM lease
                            WHERE lease.name = 'reply ' || game.id || ' ' || game.revision
                                AND lease.expires > NOW_MILLIS)
                        ORDER BY touched LIMIT :most
                        """.replace("NOW_MILLIS", database.nowMillis()))
                .bind("kind", kind)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /// Returns the name of the lease for an agent's reply in the current state of a game.
    public static String replyLease(StoredGame game) {
        return "reply " + game.id() + " " + game.revision();
    }

    /// Removes a game from those with a pending reply, until the game changes.
    public void dropReply(StoredGame game) {
        database.write(
                handle -> handle.createUpdate("UPDATE game SET reply_due = 0 WHERE id = :id AND revision = :revision")
                        .bind("id", game.id())
                        .bind("revision", game.revision())
                        .execute());
    }

    /// Returns the number of a player's unfinished games, excluding archived ones.
    public int openGames(String player) {
        return database.read(handle -> handle.createQuery(
                        "SELECT COUNT(*) FROM game WHERE player = :player AND seat >= 0 AND finished = 0 AND archived = 0")
                .bind("player", player)
                .mapTo(Integer.class)
                .one());
    }

    /// Archives the unfinished games between agents that a player has started, except the newest ones.
    ///
    /// @param newest the number of games to leave
    public void archiveWatched(String player, int newest, Instant now) {
        database.write(handle -> handle.createUpdate("""
                        UPDATE game SET archived = :now
                        WHERE player = :player AND seat < 0 AND finished = 0 AND archived = 0 AND id NOT IN (
                            SELECT id FROM game
                            WHERE player = :player AND seat < 0 AND finished = 0 AND archived = 0
                            ORDER BY touched DESC, id LIMIT :newest)
                        """)
                .bind("now", now.toEpochMilli())
                .bind("player", player)
                .bind("newest", newest)
                .execute());
    }

    /// Archives the unfinished games that have not changed for the given time.
    ///
    /// @return the number of archived games
    public int archiveAbandoned(Instant now, Duration untouched) {
        return database.write(handle -> handle.createUpdate("""
                        UPDATE game SET archived = :now WHERE finished = 0 AND archived = 0 AND touched < :before
                        """)
                .bind("now", now.toEpochMilli())
                .bind("before", now.minus(untouched).toEpochMilli())
                .execute());
    }

    /// Counts the unfinished games.
    public Unfinished unfinished() {
        return database.read(handle -> new Unfinished(
                handle.createQuery("SELECT COUNT(*) FROM game WHERE finished = 0 AND archived = 0")
                        .mapTo(Long.class)
                        .one(),
                handle.createQuery("SELECT COUNT(*) FROM game WHERE archived > 0")
                        .mapTo(Long.class)
                        .one()));
    }

    private boolean keep(Handle handle, StoredGame game) {
        boolean kept = bindState(handle.createUpdate("""
                                UPDATE game SET touched = :touched, resigned = :resigned, finished = :finished,
                                    points0 = :points0, points1 = :points1, revision = :revision, undos = :undos,
                                    reply_due = :due, archived = 0, trouble = :trouble
                                WHERE id = :id AND revision = :revision - 1
                                """), game)
                        .bind("trouble", game.trouble())
                        .execute()
                == 1;
        if (kept) {
            database.announce(handle, game.id());
        }
        return kept;
    }

    /// Binds the id and what changes during a game.
    private static Update bindState(Update update, StoredGame game) {
        return update.bind("id", game.id())
                .bind("touched", game.touched().toEpochMilli())
                .bind("resigned", game.resigned())
                .bind("finished", game.finished() ? 1 : 0)
                .bind("points0", game.points().get(0))
                .bind("points1", game.points().get(1))
                .bind("revision", game.revision())
                .bind("undos", game.undos())
                .bind("due", game.replyDue() ? 1 : 0);
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
                List.of(row.getInt("points0"), row.getInt("points1")),
                row.getLong("revision"),
                row.getInt("undos"),
                row.getInt("reply_due") == 1,
                row.getLong("archived") > 0,
                row.getString("trouble"));
    }
}
