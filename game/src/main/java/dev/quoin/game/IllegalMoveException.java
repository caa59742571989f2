package dev.quoin.game;

/// A move the rules forbid, with a code for programs and a sentence for people.
///
/// Inside a game it is an exception; [Match] turns it into data.
public final class IllegalMoveException extends RuntimeException {
    /// The code of a text that is no move.
    public static final int UNREADABLE = 11;

    /// The code of a move that cannot be played in this position, when the game has no more exact one.
    public static final int UNPLAYABLE = 12;

    private static final long serialVersionUID = 1L;

    private final int code;

    public IllegalMoveException(int code, String message) {
        super(message);
        this.code = code;
    }

    /// What is wrong, as a number that programs may rely on; 0 is never used.
    public int code() {
        return code;
    }

    /// The sentence for people.
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
