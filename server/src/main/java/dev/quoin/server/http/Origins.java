package dev.quoin.server.http;

import dev.quoin.game.format.LetterCase;
import dev.quoin.server.http.caller.Connection;
import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;

/// Prevents pages of other sites from making requests on behalf of a player. Immutable.
final class Origins {
    private final Conduct conduct;

    Origins(Conduct conduct) {
        this.conduct = conduct;
    }

    /// Rejects host names that do not belong to this machine: a foreign page could point its own name at our
    /// address.
    void checkHost(Context context) {
        if (conduct.reach() == Conduct.Reach.NETWORK || !conduct.proxy().isNone()) {
            return;
        }
        String host = context.req().getServerName();
        boolean ours = host.equalsIgnoreCase("localhost")
                || LetterCase.lower(host).endsWith(".localhost")
                || Connection.isLoopback(host);
        if (!ours) {
            throw Refused.of(403, "foreign-host", "this server is only reachable as localhost; see --host");
        }
    }

    /// Rejects changes requested by a page of another site.
    void checkOrigin(Context context) {
        String site = context.header("Sec-Fetch-Site");
        String origin = context.header("Origin");
        boolean foreignSite = site != null && !site.equals("same-origin") && !site.equals("none");
        if (foreignSite || origin != null && !sameHost(origin, context)) {
            throw Refused.of(403, "foreign-origin", "changes are only accepted from this server's own pages");
        }
    }

    private static boolean sameHost(String origin, Context context) {
        try {
            String host = context.header("Host");
            return host != null && host.equalsIgnoreCase(new URI(origin).getRawAuthority());
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
