package dev.quoin.game.format;

/// Thrown for a text or file that violates its format. The message is usually the [FormatFault]'s sentence.
public final class FormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient FormatFault fault;

    public FormatException(FormatFault fault) {
        this(fault, fault.sentence());
    }

    /// @param message the message that replaces the fault's sentence
    public FormatException(FormatFault fault, String message) {
        super(message);
        this.fault = fault;
    }

    /// Returns what is wrong, and where.
    public FormatFault fault() {
        return fault;
    }
}
