package dev.quoin.game;

/// A move that was refused, or the failure of a player: a reason for programs and a message for people.
///
/// @param reason what is wrong
/// @param message a sentence that names the square, the word or whatever is wrong
public record Refusal(Reason reason, String message) {
    /// The number of the reason.
    public int code() {
        return reason.code();
    }

    /// This refusal as an exception.
    public IllegalMoveException asException() {
        return new IllegalMoveException(this);
    }
}
