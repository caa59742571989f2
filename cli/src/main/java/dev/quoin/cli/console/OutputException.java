package dev.quoin.cli.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/// Standard output or standard error takes no more text.
public final class OutputException extends UncheckedIOException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super(cause);
    }

    /// Whether the reader went away, as `head` does when it has seen enough: no error, just the end.
    public boolean readerLeft() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
