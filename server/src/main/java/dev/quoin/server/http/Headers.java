package dev.quoin.server.http;

import java.util.function.BiConsumer;

/// The headers by which browsers protect those who use the pages.
final class Headers {
    /// Nothing but our own files, no script and no style inside pages.
    private static final String POLICY =
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private Headers() {}

    /// Hands each header and its value to a setter.
    static void set(BiConsumer<String, String> setter) {
        setter.accept("Content-Security-Policy", POLICY);
        setter.accept("X-Content-Type-Options", "nosniff");
        setter.accept("X-Frame-Options", "DENY");
        setter.accept("Referrer-Policy", "same-origin");
        setter.accept("Cross-Origin-Opener-Policy", "same-origin");
        setter.accept("Cross-Origin-Resource-Policy", "same-origin");
        setter.accept("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }
}
