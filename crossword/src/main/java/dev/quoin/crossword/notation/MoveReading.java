package dev.quoin.crossword.notation;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.game.Refusal;

/// What came of reading a move.
public sealed interface MoveReading {
    /// The text stands for this move; whether the rules allow it is another question.
    record Read(CrosswordMove move) implements MoveReading {}

    /// The text is no move, or contradicts the board, and this is why.
    record Refused(Refusal refusal) implements MoveReading {}
}
