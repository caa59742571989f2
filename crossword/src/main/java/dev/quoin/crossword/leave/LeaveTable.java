package dev.quoin.crossword.leave;

import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Optional;

/// What each leave of up to six tiles is worth, in points to be expected later in the game. Immutable,
/// thread-safe.
///
/// Values are relative to the empty leave, which is worth 0. They are kept in two bytes each, by
/// [MultisetRank].
public final class LeaveTable {
    /// The most tiles of a leave that has a value of its own.
    public static final int MOST_TILES = 6;

    /// Millipoints in a point.
    public static final int MILLIPOINTS = 1000;

    /// What one unit of a stored value is, in millipoints.
    public static final int UNIT = 5;

    private final MultisetRank ranks;
    private final short[] values;
    private final Optional<UnseenCorrections> corrections;

    private LeaveTable(MultisetRank ranks, short[] values, Optional<UnseenCorrections> corrections) {
        this.ranks = ranks;
        this.values = values;
        this.corrections = corrections;
    }

    /// Returns the numbers of the leaves that a table for this variant has.
    public static MultisetRank ranks(Variant variant) {
        return MultisetRank.of(variant.tiles().distribution(), Math.min(MOST_TILES, variant.rackSize() - 1));
    }

    /// Creates a table from values by rank, in units of [#UNIT]; not copied.
    public static LeaveTable of(MultisetRank ranks, short[] values) {
        if (values.length != ranks.size()) {
            throw new IllegalArgumentException("a leave table needs " + ranks.size() + " values, got " + values.length);
        }
        return new LeaveTable(ranks, values, Optional.empty());
    }

    /// Creates a table in which every leave is worth 0.
    public static LeaveTable zero(Variant variant) {
        MultisetRank ranks = ranks(variant);
        return of(ranks, new short[ranks.size()]);
    }

    /// Returns a table with the same values that are to be corrected for the tiles not on the board.
    public LeaveTable with(UnseenCorrections added) {
        return new LeaveTable(ranks, values, Optional.of(added));
    }

    /// Returns a table with the same values and no corrections.
    public LeaveTable uncorrected() {
        return of(ranks, values);
    }

    /// Returns the corrections for the tiles not on the board, if there are any. The values do not contain them.
    public Optional<UnseenCorrections> corrections() {
        return corrections;
    }

    /// Returns the numbers of the leaves.
    public MultisetRank ranks() {
        return ranks;
    }

    /// Returns the value of the leave of a rank, in millipoints.
    public int value(int rank) {
        return values[rank] * UNIT;
    }

    /// Returns the value of a leave in millipoints. A leave that is too large for the table, or has more tiles
    /// of a kind than the bag, is worth the mean of what is left when one of its tiles is taken away.
    public int value(Tiles leave) {
        int rank = ranks.of(leave);
        if (rank != MultisetRank.NONE) {
            return value(rank);
        }
        var leaves = new LeaveValues(this);
        leaves.load(leave);
        return leaves.value(leaves.parts().size() - 1);
    }

    /// Returns the size of the table in bytes.
    public long bytes() {
        return 2L * values.length;
    }
}
