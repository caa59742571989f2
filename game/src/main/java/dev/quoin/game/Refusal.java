package dev.quoin.game;

/// Why a move was illegal or a player failed: a reason for programs and a message for people.
///
/// @param reason what is wrong
/// @param message a sentence that names the square, word or other cause
public record Refusal(Reason reason, String message) {
    /// Returns the code of the reason.
    public int code() {
        return reason.code();
    }

    /// Returns this refusal as an exception.
    public IllegalMoveException asException() {
        return new IllegalMoveException(this);
    }
}
