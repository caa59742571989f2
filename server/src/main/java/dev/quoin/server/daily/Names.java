package dev.quoin.server.daily;

import dev.quoin.crossword.daily.PlayerName;
import dev.quoin.server.store.Database;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The names of players on leaderboards: the initials they chose, or a generated name. Thread-safe.
public final class Names {
    private static final int HEX_DIGITS = 16;

    private final Database database;

    public Names(Database database) {
        this.database = database;
    }

    /// Returns the initials that a player chose.
    public Optional<String> chosen(String player) {
        return database.read(handle -> handle.createQuery("SELECT name FROM player_name WHERE player = :player")
                .bind("player", player)
                .mapTo(String.class)
                .findOne());
    }

    /// Returns the name to show.
    static String shown(String player, @Nullable String chosen) {
        return chosen == null ? generated(player) : chosen;
    }

    /// Returns the generated name of a player; always the same.
    public static String generated(String player) {
        return PlayerName.generated(Long.parseUnsignedLong(player, 0, HEX_DIGITS, 16))
                .text();
    }

    /// Sets the initials of a player, which have passed the profanity filter.
    public void choose(String player, PlayerName name) {
        database.write(handle -> handle.createUpdate("""
                        INSERT INTO player_name (player, name) VALUES (:player, :name)
                        ON CONFLICT (player) DO UPDATE SET name = excluded.name
                        """)
                .bind("player", player)
                .bind("name", name.text())
                .execute());
    }

    /// Resets a player to the generated name.
    public void forget(String player) {
        database.write(handle -> forget(handle, player));
    }

    /// Resets a player to the generated name, as part of a larger transaction.
    public int forget(Handle handle, String player) {
        return handle.createUpdate("DELETE FROM player_name WHERE player = :player")
                .bind("player", player)
                .execute();
    }
}
