package dev.quoin.game;

/// A move the rules forbid. Games throw it; [dev.quoin.game.player.TurnLoop] turns it into a [Refusal] in the record.
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

    /// What is wrong.
    public Refusal refusal() {
        return refusal;
    }

    /// The number of the reason, for programs.
    public int code() {
        return refusal.code();
    }

    /// The message for people.
    public String sentence() {
        return refusal.message();
    }
}
