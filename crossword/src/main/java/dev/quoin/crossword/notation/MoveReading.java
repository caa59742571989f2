package dev.quoin.crossword.notation;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.game.Refusal;

/// The result of parsing a move.
public sealed interface MoveReading {
    /// The text is a move, legal or not.
    record Read(CrosswordMove move) implements MoveReading {}

    /// The text is not a move, or contradicts the board.
    record Refused(Refusal refusal) implements MoveReading {}
}
