package dev.quoin.cli.console;

import java.util.function.Supplier;

/// The person's input cannot be used; the message says what, where and why, and the run ends with exit code 2.
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// An error that a person can mend; `message` names the thing, the value found and what is expected.
    public BadInput(String message) {
        super(message);
    }

    /// The same, for a failure of the system such as a file that cannot be read.
    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }

    /// Reads the value of an option; what cannot be used is bad input.
    ///
    /// @param reader throws [IllegalArgumentException] when it cannot use the value
    public static <T> T reading(String option, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(option + ": " + wrong.getMessage(), wrong);
        }
    }
}
