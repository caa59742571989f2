package dev.quoin.server.http;

import java.util.function.BiConsumer;

/// The security headers of responses.
final class Headers {
    /// Only our own files; no inline scripts or styles.
    private static final String POLICY =
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private Headers() {}

    /// Passes each header and its value to a setter.
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
