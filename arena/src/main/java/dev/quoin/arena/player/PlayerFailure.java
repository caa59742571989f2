package dev.quoin.arena.player;

import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.ErrorCode;
/// A player that cannot go on: it has died, does not answer, or wrote without end. It loses the game.

public final class PlayerFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorCode code;

    public PlayerFailure(ErrorCode code, String message) {
        super(message);
        this.code = code;
    }

    /// What happened, for programs.
    public ErrorCode code() {
        return code;
    }

    /// What happened, as a record keeps it.
    public Complaint complaint() {
        return new Complaint(code.number(), String.valueOf(getMessage()));
    }
}
