package dev.quoin.arena.selfplay;

/// Thrown when a folder cannot take the games of a run, or an agent fails; the message explains why.
public final class SelfPlayException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SelfPlayException(String message) {
        super(message);
    }

    SelfPlayException(String message, Throwable cause) {
        super(message, cause);
    }
}
