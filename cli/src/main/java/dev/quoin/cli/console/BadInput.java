package dev.quoin.cli.console;

import java.util.function.Supplier;

/// Thrown when the user's input is invalid; the message explains what is wrong and where. The exit code is 2.
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Creates an error; `message` names the thing, the value found and what is expected.
    public BadInput(String message) {
        super(message);
    }

    /// Creates an error caused by a system failure, such as a file that cannot be read.
    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }

    /// Reads the value of an option; an invalid value is bad input.
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
