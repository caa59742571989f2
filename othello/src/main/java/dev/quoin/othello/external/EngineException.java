package dev.quoin.othello.external;

/// An engine outside that cannot go on: it did not start, has ended, or does not answer.
///
/// The message names the command, what was asked and what happened. A move that the rules forbid is none of these.
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// What is the matter with an engine.
    public enum Trouble {
        /// It did not start, has ended, or cannot do what it was asked for.
        ENDED,
        /// It may still be thinking, but was not waited for any longer.
        LATE,
        /// It wrote more than anybody wants to read.
        FLOODED,
        /// Another program ended it while it was not asked anything.
        KILLED_IDLE,
        /// Another program ended it, or it did so itself, while it was thinking.
        KILLED_THINKING
    }

    private final Trouble trouble;

    EngineException(Trouble trouble, String message) {
        super(message);
        this.trouble = trouble;
    }

    /// What is the matter, for programs.
    public Trouble trouble() {
        return trouble;
    }
}
