package dev.quoin.server.room;

/// Thrown when this server cannot replay a stored game; the message explains why to the player.
final class UnplayableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnplayableException(String message, Throwable cause) {
        super(message, cause);
    }
}
