package dev.quoin.crossword.daily;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.GeneralSecurityException;
import java.time.LocalDate;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// An operator's secret, from which the keys of all dates follow; immutable. Whoever has it knows the puzzles of all
/// dates to come.
public final class DailySecret {
    /// Fewer bytes could be guessed.
    public static final int SHORTEST = 16;

    private static final String ALGORITHM = "HmacSHA256";

    private final byte[] secret;

    private DailySecret(byte[] secret) {
        this.secret = secret;
    }

    /// A secret of at least [#SHORTEST] bytes.
    public static DailySecret of(byte[] secret) {
        if (secret.length < SHORTEST) {
            throw new IllegalArgumentException(
                    "a secret must have at least " + SHORTEST + " bytes, got " + secret.length);
        }
        return new DailySecret(secret.clone());
    }

    /// The key of a date: HMAC-SHA256 of `daily-letters 2026-11-15` under the secret.
    public DailyKey key(LocalDate date) {
        return new DailyKey(signed("daily-letters " + date));
    }

    /// What tells one secret from another and does not give it away.
    public String fingerprint() {
        return signed("daily-letters fingerprint").substring(0, 32);
    }

    private String signed(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret, ALGORITHM));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(US_ASCII)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no " + ALGORITHM, e);
        }
    }

    /// Never the secret.
    @Override
    public String toString() {
        return "DailySecret";
    }
}
