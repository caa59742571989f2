package dev.quoin.game.player;

import dev.quoin.game.Refusal;

/// Thrown when a player cannot continue: it crashed, did not reply, or wrote too much. It loses the game.
public final class PlayerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final PlayerError error;

    public PlayerFailure(PlayerError error, String message) {
        super(message);
        this.error = error;
    }

    public PlayerFailure(PlayerError error, String message, Throwable cause) {
        super(message, cause);
        this.error = error;
    }

    /// Returns the kind of failure.
    public PlayerError error() {
        return error;
    }

    /// Returns the message of the cause, or of this exception without one.
    public String reason() {
        Throwable cause = getCause();
        String own = cause == null ? getMessage() : cause.getMessage();
        return own == null ? String.valueOf(getMessage()) : own;
    }

    /// Returns the failure as it is recorded.
    public Refusal refusal() {
        return new Refusal(error, String.valueOf(getMessage()));
    }
}
