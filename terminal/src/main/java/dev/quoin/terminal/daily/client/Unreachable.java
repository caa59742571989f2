package dev.quoin.terminal.daily.client;

/// No server of Daily Letters answers at an address; the message says which and why.
public final class Unreachable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unreachable(String message) {
        super(message);
    }

    Unreachable(String message, Throwable cause) {
        super(message, cause);
    }
}
