package dev.quoin.server.http.caller;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.quoin.game.secret.HmacKey;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The cookie that identifies a player: a random id and its signature. Thread-safe.
///
/// Nobody can forge a cookie for an id without the server's key, so the id itself is not secret.
public final class PlayerCookie {
    private static final String NAME = "quoin";

    private static final String PLAYER = "player";
    private static final int ID_BYTES = 16;
    private static final int SECONDS_KEPT = 400 * 24 * 60 * 60;
    private static final Pattern VALUE = Pattern.compile("([0-9a-f]{32})\\.([A-Za-z0-9_-]{43})");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final HmacKey key;
    private final Connection connection;

    /// @param key signs the cookies
    public PlayerCookie(byte[] key, Connection connection) {
        this.key = new HmacKey(key);
        this.connection = connection;
    }

    /// Returns the player of a request. Without a valid cookie it is a new player, who gets one.
    public String player(Context context) {
        String known = context.attribute(PLAYER);
        if (known != null) {
            return known;
        }
        Optional<String> signed = read(context.cookie(NAME));
        String player = signed.orElseGet(PlayerCookie::newPlayer);
        context.attribute(PLAYER, player);
        if (signed.isEmpty()) {
            give(context, player);
        }
        return player;
    }

    /// Returns the player of a request with a valid cookie; does not create a new player.
    public Optional<String> known(Context context) {
        String known = context.attribute(PLAYER);
        return known == null ? read(context.cookie(NAME)) : Optional.of(known);
    }

    /// Sets the cookie of a player.
    public void give(Context context, String player) {
        context.attribute(PLAYER, player);
        context.cookie(cookie(context, player + "." + signature(player), SECONDS_KEPT));
    }

    /// Deletes the cookie.
    public void clear(Context context) {
        context.cookie(cookie(context, "", 0));
    }

    private Cookie cookie(Context context, String value, int seconds) {
        return new Cookie(NAME, value, "/", seconds, connection.isSecure(context), true, null, SameSite.LAX);
    }

    private Optional<String> read(@Nullable String value) {
        var parts = VALUE.matcher(value == null ? "" : value);
        return parts.matches() && same(parts.group(2), signature(parts.group(1)))
                ? Optional.of(parts.group(1))
                : Optional.empty();
    }

    /// Takes constant time, wherever the first difference is.
    private static boolean same(String given, String right) {
        return MessageDigest.isEqual(given.getBytes(US_ASCII), right.getBytes(US_ASCII));
    }

    private String signature(String player) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(key.code(HexFormat.of().parseHex(player)));
    }

    private static String newPlayer() {
        var bytes = new byte[ID_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
