package dev.quoin.crossword.daily;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Locale;

/// The key of one date, which an operator publishes when the date is closed so that anybody can check its puzzle;
/// immutable. It tells nothing about the keys of other dates.
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

    /// The state of the random numbers: the first eight bytes, the highest first.
    long seed() {
        return ByteBuffer.wrap(HexFormat.of().parseHex(hex)).getLong();
    }

    /// Not the key, which may still be secret.
    @Override
    public String toString() {
        return "DailyKey";
    }
}
