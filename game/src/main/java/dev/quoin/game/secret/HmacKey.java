package dev.quoin.game.secret;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// A key for HMAC-SHA256. Without it nobody can compute a code, or tell the key from the codes. Immutable.
public final class HmacKey {
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec key;

    /// @param key at least one byte
    public HmacKey(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /// The code of some bytes: 32 bytes.
    public byte[] code(byte[] message) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(message);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no " + ALGORITHM, e);
        }
    }

    /// The code of a text in UTF-8.
    public byte[] code(String message) {
        return code(message.getBytes(StandardCharsets.UTF_8));
    }

    /// Never the key.
    @Override
    public String toString() {
        return "HmacKey";
    }
}
