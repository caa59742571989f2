package dev.quoin.game.format;

/// A text or a file that does not have its format; the message is usually the [FormatFault]'s sentence.
public final class FormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient FormatFault fault;

    public FormatException(FormatFault fault) {
        this(fault, fault.sentence());
    }

    /// @param message what a person reads instead of the fault's sentence
    public FormatException(FormatFault fault, String message) {
        super(message);
        this.fault = fault;
    }

    /// What is wrong, and where.
    public FormatFault fault() {
        return fault;
    }
}
