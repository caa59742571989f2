package dev.quoin.learning.play;

/// Thrown when a model cannot be used; the message gives the reason in a sentence.
public final class ModelException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    ModelException(String message) {
        super(message);
    }

    ModelException(String message, Throwable cause) {
        super(message, cause);
    }
}
