package dev.quoin.game.format;

/// A text or a file that does not have its format; the message is the [FormatFault]'s sentence.
public final class FormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient FormatFault fault;

    public FormatException(FormatFault fault) {
        super(fault.sentence());
        this.fault = fault;
    }

    /// What is wrong, and where.
    public FormatFault fault() {
        return fault;
    }
}
