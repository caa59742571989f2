package dev.quoin.game.secret;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// A key for HMAC-SHA256. Without the key, no one can compute or forge a code. Immutable.
public final class HmacKey {
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec key;

    /// @param key the key, at least one byte
    public HmacKey(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /// Returns the 32-byte code of a message.
    public byte[] code(byte[] message) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(message);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java has no " + ALGORITHM, e);
        }
    }

    /// Returns the code of a text in UTF-8.
    public byte[] code(String message) {
        return code(message.getBytes(StandardCharsets.UTF_8));
    }

    /// Returns a text that does not reveal the key.
    @Override
    public String toString() {
        return "HmacKey";
    }
}
