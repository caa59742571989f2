package dev.quoin.arena.match;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.secret.HmacKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/// A random key in a match folder. Everything that external agents must not guess is derived from it: the
/// ids of games and the order in which they are played. Immutable.
///
/// The key is stored in the folder, so a resumed match has the same ids and order.
final class MatchSecret {
    private static final int KEY_BYTES = 32;
    private static final int ID_BYTES = 8;

    private final HmacKey key;

    MatchSecret(byte[] key) {
        this.key = new HmacKey(key);
    }

    /// Reads the key from a file, or creates a new one.
    static MatchSecret in(Path file) {
        try {
            OwnerOnly.file(file);
            String text = InputFile.text(file, SizeLimit.kilobytes(1, "the key of a match"))
                    .strip();
            if (text.length() == 2 * KEY_BYTES) {
                return new MatchSecret(HexFormat.of().parseHex(text));
            }
            var key = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(key);
            Files.writeString(file, HexFormat.of().formatHex(key) + "\n");
            return new MatchSecret(key);
        } catch (IOException why) {
            throw new UncheckedIOException(why);
        } catch (IllegalArgumentException damaged) {
            throw new MatchFolderException(
                    file + " is damaged. Delete it to continue the match with a new one", damaged);
        }
    }

    /// Returns the id of a game in messages to external agents.
    ///
    /// @param attempt 1, or more when the game is replayed
    String gameId(GameNumber number, int attempt) {
        return HexFormat.of().formatHex(key.code("game " + number.label() + " " + attempt), 0, ID_BYTES);
    }

    /// Returns a seed for the order of the games starting with this pair.
    long orderSeed(int pair) {
        return ByteBuffer.wrap(key.code("order " + pair)).getLong();
    }
}
