package dev.quoin.crossword.daily;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Locale;

/// The key of one date. An operator publishes it when the date is closed so that anyone can verify the
/// puzzle. Immutable. It reveals nothing about the keys of other dates.
///
/// @param hex 64 hexadecimal digits in lower case
public record DailyKey(String hex) {
    private static final int BYTES = 32;

    public DailyKey {
        hex = hex.strip().toLowerCase(Locale.ROOT);
        if (hex.length() != 2 * BYTES || !hex.chars().allMatch(HexFormat::isHexDigit)) {
            throw new IllegalArgumentException("a key must have " + 2 * BYTES + " hexadecimal digits");
        }
    }

    /// The random seed: the first eight bytes, big-endian.
    long seed() {
        return ByteBuffer.wrap(HexFormat.of().parseHex(hex)).getLong();
    }

    /// Returns a text that does not reveal the key, which may still be secret.
    @Override
    public String toString() {
        return "DailyKey";
    }
}
