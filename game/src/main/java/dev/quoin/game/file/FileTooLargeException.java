package dev.quoin.game.file;

import java.io.IOException;

/// A file or stream that is larger than the limit for its kind. The message names the file and the limit.
public final class FileTooLargeException extends IOException {
    private static final long serialVersionUID = 1L;

    FileTooLargeException(String message) {
        super(message);
    }
}
