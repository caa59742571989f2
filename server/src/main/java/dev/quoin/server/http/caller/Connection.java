package dev.quoin.server.http.caller;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;

/// Where requests come from, as far as it can be believed; immutable.
///
/// @param proxy whether a proxy in front of us says it
public record Connection(Proxy proxy) {
    /// Whether the request came through TLS.
    public boolean isSecure(Context context) {
        return proxy == Proxy.TRUSTED && "https".equals(context.header("X-Forwarded-Proto"));
    }

    /// The address of who asks.
    public String client(Context context) {
        String forwarded = context.header("X-Forwarded-For");
        if (proxy == Proxy.TRUSTED && forwarded != null) {
            // The last one is what our own proxy saw; those before it are what the client claims.
            return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        }
        return context.req().getRemoteAddr();
    }

    /// Whether an address is this machine's own.
    public static boolean isLoopback(String address) {
        try {
            return address.matches("[0-9a-fA-F:.]+|\\[[0-9a-fA-F:.%]+]")
                    && InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
