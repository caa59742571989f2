package dev.quoin.othello.external;

/// An engine outside that cannot go on: it did not start, has ended, or does not answer.
///
/// The message names the command, what was asked and what happened. A move that the rules forbid is none of these.
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EngineException(String message) {
        super(message);
    }
}
