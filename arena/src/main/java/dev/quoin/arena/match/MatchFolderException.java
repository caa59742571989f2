package dev.quoin.arena.match;

/// A folder that cannot hold this match: it holds another, is damaged, or is in use. The message says what
/// to mend.
public final class MatchFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MatchFolderException(String message) {
        super(message);
    }

    MatchFolderException(String message, Throwable cause) {
        super(message, cause);
    }
}
