package dev.quoin.crossword.daily;

import dev.quoin.game.Refusal;

/// The result of a move.
public sealed interface DailyAnswer {
    /// Returns the game after the move.
    DailyGame game();

    /// The move was accepted; the last turn of the game has its score.
    record Accepted(DailyGame game) implements DailyAnswer {}

    /// The move was refused. The tiles stay on the rack and the refusal is counted; without free refusals
    /// left the turn is lost.
    record Refused(DailyGame game, Refusal refusal) implements DailyAnswer {}
}
