package dev.quoin.server.room;

/// A stored game that this server cannot show on a board; the message says why in words for its player.
final class UnplayableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnplayableException(String message, Throwable cause) {
        super(message, cause);
    }
}
