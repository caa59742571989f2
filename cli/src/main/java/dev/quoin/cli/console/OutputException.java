package dev.quoin.cli.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/// Thrown when standard output or standard error accepts no more text.
public final class OutputException extends UncheckedIOException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super(cause);
    }

    /// Returns whether the reader closed the pipe, as `head` does, which is not an error.
    public boolean readerLeft() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
