package dev.quoin.othello.notation;

/// A text or a file that does not have its format; the message is the [Fault]'s sentence.
public final class FormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Fault fault;

    public FormatException(Fault fault) {
        super(fault.sentence());
        this.fault = fault;
    }

    /// What is wrong, and where.
    public Fault fault() {
        return fault;
    }
}
