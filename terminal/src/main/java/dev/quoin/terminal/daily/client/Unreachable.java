package dev.quoin.terminal.daily.client;

/// Thrown when no Daily Letters server replies at an address. The message names the address and the cause.
public final class Unreachable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unreachable(String message) {
        super(message);
    }

    Unreachable(String message, Throwable cause) {
        super(message, cause);
    }
}
