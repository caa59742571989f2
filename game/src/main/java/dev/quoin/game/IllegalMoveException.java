package dev.quoin.game;

/// Thrown by games for a move that the rules forbid. [dev.quoin.game.player.TurnLoop] turns it into a
/// [Refusal] in the record.
public final class IllegalMoveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public IllegalMoveException(Refusal refusal) {
        super(refusal.message());
        this.refusal = refusal;
    }

    public IllegalMoveException(Reason reason, String message) {
        this(new Refusal(reason, message));
    }

    /// Returns what is wrong with the move.
    public Refusal refusal() {
        return refusal;
    }

    /// Returns the code of the reason, for programs.
    public int code() {
        return refusal.code();
    }

    /// Returns the message for people.
    public String sentence() {
        return refusal.message();
    }
}
