package dev.quoin.server.player;

import dev.quoin.game.format.LetterCase;
import dev.quoin.server.store.Database;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Single-use codes that transfer a player to another browser, valid for ten minutes. Thread-safe.
final class TransferCodes {
    private static final Duration VALID = Duration.ofMinutes(10);

    /// Letters and digits that cannot be mistaken for one another.
    private static final String LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

    private static final int HALF = 5;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Database database;
    private final InstantSource clock;

    TransferCodes(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// A code and when it expires.
    record TransferCode(String text, Instant expires) {}

    /// Creates a new code for a player and invalidates older ones.
    TransferCode issue(String player) {
        var code = new TransferCode(half() + "-" + half(), clock.instant().plus(VALID));
        return database.write(handle -> {
            forget(handle, player);
            handle.createUpdate("DELETE FROM transfer_code WHERE expires <= :now")
                    .bind("now", clock.instant().toEpochMilli())
                    .execute();
            handle.createUpdate("INSERT INTO transfer_code (code, player, expires) VALUES (:code, :player, :expires)")
                    .bind("code", code.text())
                    .bind("player", player)
                    .bind("expires", code.expires().toEpochMilli())
                    .execute();
            return code;
        });
    }

    /// Redeems a code and returns its player; empty when it is not valid.
    Optional<String> redeem(String typed) {
        String code = LetterCase.upper(typed.strip());
        return database.write(handle -> {
            Optional<String> player = handle.createQuery(
                            "SELECT player FROM transfer_code WHERE code = :code AND expires > :now")
                    .bind("code", code)
                    .bind("now", clock.instant().toEpochMilli())
                    .mapTo(String.class)
                    .findOne();
            // If two clients use a code at the same time, only one of them deletes it.
            int deleted = handle.createUpdate("DELETE FROM transfer_code WHERE code = :code")
                    .bind("code", code)
                    .execute();
            return deleted == 1 ? player : Optional.empty();
        });
    }

    /// Deletes the codes of a player.
    int forget(Handle handle, String player) {
        return handle.createUpdate("DELETE FROM transfer_code WHERE player = :player")
                .bind("player", player)
                .execute();
    }

    private static String half() {
        var text = new StringBuilder(HALF);
        for (int at = 0; at < HALF; at++) {
            text.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return text.toString();
    }
}
