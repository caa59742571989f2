package dev.quoin.crossword.rules;

import dev.quoin.game.IllegalMoveException;

/// A refused move: a reason for programs, a sentence for people that names the word, square or tile.
public record Refusal(Reason reason, String message) {
    /// The same refusal as the game contract throws it.
    public IllegalMoveException asException() {
        return new IllegalMoveException(reason.code(), message);
    }
}
