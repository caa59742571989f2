package dev.quoin.othello.external;

/// An engine outside that cannot go on: it did not start, has ended, or does not answer.
///
/// The message names the command, what was asked and what happened. A move that the rules forbid is none of these.
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean late;

    EngineException(String message) {
        this(message, false);
    }

    EngineException(String message, boolean late) {
        super(message);
        this.late = late;
    }

    /// Whether the engine may still be thinking: it was not waited for any longer.
    public boolean isLate() {
        return late;
    }
}
