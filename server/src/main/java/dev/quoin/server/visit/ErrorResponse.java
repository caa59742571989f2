package dev.quoin.server.visit;

import java.io.IOException;

/// Thrown when a server answers a request with an error.
public final class ErrorResponse extends IOException {
    private static final long serialVersionUID = 1L;

    private final int status;

    ErrorResponse(int status, String message) {
        super(message);
        this.status = status;
    }

    /// Returns whether the same request may succeed later.
    public boolean isTemporary() {
        return status == 429 || status >= 500;
    }
}
