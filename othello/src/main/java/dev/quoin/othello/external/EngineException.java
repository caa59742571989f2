package dev.quoin.othello.external;

/// Thrown when an external engine cannot continue: it did not start, has ended, or does not reply.
///
/// The message names the command, the request and what happened. Not used for illegal moves.
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// The kind of failure.
    public enum Trouble {
        /// It did not start, has ended, or does not support the request.
        ENDED,
        /// It may still be thinking, but the wait timed out.
        LATE,
        /// It wrote more than its output limit.
        FLOODED,
        /// Another program killed it while it had no request.
        KILLED_IDLE,
        /// Another program killed it, or it killed itself, while it was thinking.
        KILLED_THINKING
    }

    private final Trouble trouble;

    EngineException(Trouble trouble, String message) {
        super(message);
        this.trouble = trouble;
    }

    /// Returns the kind of failure.
    public Trouble trouble() {
        return trouble;
    }
}
