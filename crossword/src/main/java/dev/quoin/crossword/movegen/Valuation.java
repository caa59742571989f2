package dev.quoin.crossword.movegen;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import org.jspecify.annotations.Nullable;

/// What plays are ranked by: their score in points, or their equity, score and leave, in millipoints. Mutable, not
/// thread-safe.
final class Valuation {
    private @Nullable LeaveValues leaves;
    private int rackSize;

    /// What a point counts.
    int scale = 1;

    /// The number of blanks on the rack, or 0 if leaves do not count.
    int blanks;

    /// Ranks by score.
    void byScore() {
        leaves = null;
        scale = 1;
        blanks = 0;
    }

    /// Ranks by equity with these leaves of the rack.
    void byEquity(LeaveValues values, int rackSize, int blanks) {
        leaves = values;
        scale = LeaveTable.MILLIPOINTS;
        this.rackSize = rackSize;
        this.blanks = blanks;
    }

    boolean isByScore() {
        return leaves == null;
    }

    /// The value of a play with this score, tiles and blanks.
    int of(int score, long tiles, int count, int blankTiles) {
        LeaveValues values = leaves;
        return values == null
                ? score
                : score * LeaveTable.MILLIPOINTS + values.value(values.after(tiles, count, blankTiles));
    }

    /// An upper bound of the values of plays with at most this score and `count` tiles, when `blanksLeft` or fewer
    /// blanks are kept.
    int bound(int score, int count, int blanksLeft) {
        LeaveValues values = leaves;
        return values == null ? score : score * LeaveTable.MILLIPOINTS + values.best(blanksLeft, rackSize - count);
    }
}
