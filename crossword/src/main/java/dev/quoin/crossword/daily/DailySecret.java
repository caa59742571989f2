package dev.quoin.crossword.daily;

import dev.quoin.game.secret.HmacKey;
import java.time.LocalDate;
import java.util.HexFormat;

/// An operator's secret, from which the keys of all dates are derived. Immutable. Anyone who has it can
/// compute the puzzles of all future dates.
public final class DailySecret {
    /// The minimum length in bytes; shorter secrets could be guessed.
    public static final int SHORTEST = 16;

    private final HmacKey key;

    private DailySecret(HmacKey key) {
        this.key = key;
    }

    /// Creates a secret from at least [#SHORTEST] bytes.
    public static DailySecret of(byte[] secret) {
        if (secret.length < SHORTEST) {
            throw new IllegalArgumentException(
                    "a secret must have at least " + SHORTEST + " bytes, got " + secret.length);
        }
        return new DailySecret(new HmacKey(secret));
    }

    /// Returns the key of a date: HMAC-SHA256 of `daily-letters 2026-11-15` under the secret.
    public DailyKey key(LocalDate date) {
        return new DailyKey(signed("daily-letters " + date));
    }

    /// Returns a fingerprint that identifies the secret without revealing it.
    public String fingerprint() {
        return signed("daily-letters fingerprint").substring(0, 32);
    }

    private String signed(String text) {
        return HexFormat.of().formatHex(key.code(text));
    }

    /// Returns a text that does not reveal the secret.
    @Override
    public String toString() {
        return "DailySecret";
    }
}
