package dev.quoin.game.player;

import dev.quoin.game.Refusal;

/// A player that cannot go on: it crashed, did not answer, or wrote too much. It loses the game.
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

    /// What happened.
    public PlayerError error() {
        return error;
    }

    /// What happened in the words of what went wrong first.
    public String reason() {
        Throwable cause = getCause();
        String own = cause == null ? getMessage() : cause.getMessage();
        return own == null ? String.valueOf(getMessage()) : own;
    }

    /// What happened, as a record keeps it.
    public Refusal refusal() {
        return new Refusal(error, String.valueOf(getMessage()));
    }
}
