package dev.quoin.crossword.simulation;

import dev.quoin.crossword.equity.WinProbability;
import dev.quoin.crossword.leave.LeaveTable;
import java.util.Optional;

/// What a lead is worth: the probability of winning, and a little for the points. Immutable, thread-safe.
///
/// Without the points, a seat that is nearly sure to win or lose would play anything.
final class Utility {
    /// What points are worth at most, compared with a win.
    private static final double POINTS_WEIGHT = 0.1;

    /// The lead that is worth half of that.
    private static final double HALF_LEAD = 100.0 * LeaveTable.MILLIPOINTS;

    /// Where no probabilities are known: how the lead typically changes until the end, for one unseen tile.
    private static final double TYPICAL_CHANGE = 5.0 * LeaveTable.MILLIPOINTS;

    private final Optional<WinProbability> probability;

    Utility(Optional<WinProbability> probability) {
        this.probability = probability;
    }

    /// Returns the probability that the seat that has just moved wins.
    ///
    /// @param lead its lead with its leave, in millipoints
    /// @param unseen the tiles it does not see; 0 if the game is over
    double win(int lead, int unseen) {
        if (unseen == 0) {
            return lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        }
        return probability
                .map(known -> known.of(lead, unseen))
                .orElseGet(() -> 1 / (1 + Math.exp(-lead / (TYPICAL_CHANGE * Math.sqrt(unseen)))));
    }

    /// Returns what a probability of winning and a lead are worth.
    double of(double win, int lead) {
        return win + POINTS_WEIGHT * lead / (Math.abs(lead) + HALF_LEAD);
    }
}
