package dev.quoin.crossword.daily;

import dev.quoin.game.Refusal;

/// What came of a move.
public sealed interface DailyAnswer {
    /// The game after it.
    DailyGame game();

    /// The turn is over; its last turn says what it scored.
    record Accepted(DailyGame game) implements DailyAnswer {}

    /// The tiles go back to the rack, and this is why. The refusal is counted; when none was free any more the turn is
    /// lost.
    record Refused(DailyGame game, Refusal refusal) implements DailyAnswer {}
}
