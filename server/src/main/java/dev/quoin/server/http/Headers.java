package dev.quoin.server.http;

import io.javalin.http.Context;

/// The headers by which browsers protect those who use the pages.
final class Headers {
    /// Nothing but our own files, no script and no style inside pages.
    private static final String POLICY =
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private Headers() {}

    static void set(Context context) {
        context.header("Content-Security-Policy", POLICY);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("X-Frame-Options", "DENY");
        context.header("Referrer-Policy", "same-origin");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
        context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }
}
