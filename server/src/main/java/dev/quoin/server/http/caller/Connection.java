package dev.quoin.server.http.caller;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Determines where requests come from, as far as it can be trusted. Immutable.
///
/// @param proxy the trusted proxies
public record Connection(Proxy proxy) {
    private static final ClientAddress UNKNOWN = ClientAddress.read("0.0.0.0").orElseThrow();

    /// Returns whether the request came through TLS, according to the nearest proxy.
    public boolean isSecure(Context context) {
        List<String> protocols = entries(context, "X-Forwarded-Proto");
        return !protocols.isEmpty() && protocols.getLast().equalsIgnoreCase("https") && proxy.isTrusted(peer(context));
    }

    /// Returns the address of the client. Each proxy appends the address that it was called from, so the
    /// entries are read from the right as long as they were written by a trusted proxy. Entries further left
    /// are the client's claim.
    public ClientAddress client(Context context) {
        ClientAddress client = peer(context);
        if (!proxy.isTrusted(client)) {
            return client;
        }
        List<String> entries = entries(context, "X-Forwarded-For");
        for (String entry : entries.reversed()) {
            Optional<ClientAddress> next = ClientAddress.read(entry);
            if (next.isEmpty()) {
                return client;
            }
            client = next.get();
            if (!proxy.isTrusted(client)) {
                return client;
            }
        }
        return client;
    }

    private static ClientAddress peer(Context context) {
        return ClientAddress.read(String.valueOf(context.req().getRemoteAddr())).orElse(UNKNOWN);
    }

    /// Returns the entries of all headers with a name, in order.
    private static List<String> entries(Context context, String header) {
        var entries = new ArrayList<String>();
        for (String line : Collections.list(context.req().getHeaders(header))) {
            for (String entry : line.split(",", -1)) {
                entries.add(entry.strip());
            }
        }
        return entries;
    }

    /// Returns whether a host name is an address of this machine.
    public static boolean isLoopback(String host) {
        return ClientAddress.read(host).filter(ClientAddress::isLoopback).isPresent();
    }
}
