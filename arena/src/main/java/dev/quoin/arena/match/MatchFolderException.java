package dev.quoin.arena.match;

/// A folder that cannot be used for this match: it contains another match, is damaged, or is in use. The
/// message says how to fix it.
public final class MatchFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MatchFolderException(String message) {
        super(message);
    }

    MatchFolderException(String message, Throwable cause) {
        super(message, cause);
    }
}
