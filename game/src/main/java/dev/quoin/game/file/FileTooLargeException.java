package dev.quoin.game.file;

import java.io.IOException;

/// Thrown for a file or stream that exceeds the limit for its kind. The message names the file and the
/// limit.
public final class FileTooLargeException extends IOException {
    private static final long serialVersionUID = 1L;

    FileTooLargeException(String message) {
        super(message);
    }
}
