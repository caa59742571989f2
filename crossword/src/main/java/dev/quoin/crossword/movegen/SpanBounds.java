package dev.quoin.crossword.movegen;

import dev.quoin.crossword.variant.Variant;

/// Upper bounds of the values of one anchor's plays by span: tiles placed to the left, and in all. Mutable,
/// not thread-safe.
///
/// There is a table for each number of blanks that are left on the rack, because the best leave is worth less without
/// them. If leaves do not count, only table 0 is used.
final class SpanBounds {
    private static final int DEPTH_BITS = 4;
    private static final int DEPTHS = 1 << DEPTH_BITS;
    private static final int TABLE_BITS = 2 * DEPTH_BITS;

    static {
        assert Variant.LARGEST_RACK < DEPTHS - 1;
    }

    private final int[] byLeftAndAll = new int[DEPTHS << TABLE_BITS];
    private final int[] byLeft = new int[DEPTHS * DEPTHS];

    /// Sets the bound of plays with this many tiles to the left and this many in all.
    void set(int blanks, int left, int all, int bound) {
        byLeftAndAll[blanks << TABLE_BITS | left << DEPTH_BITS | all] = bound;
    }

    /// Completes the row of plays with `left` tiles to the left: `last` is the most tiles in all that can be
    /// placed.
    void endRow(int blanks, int left, int last) {
        int bound = Anchors.NO_PLAY;
        int row = blanks << TABLE_BITS | left << DEPTH_BITS;
        byLeftAndAll[row + last + 1] = bound;
        for (int all = last; all >= left; all--) {
            bound = Math.max(bound, byLeftAndAll[row + all]);
            byLeftAndAll[row + all] = bound;
        }
    }

    /// Completes a table: rows from `first` to `last` tiles to the left were set; more cannot be placed there.
    void end(int blanks, int first, int last) {
        int rows = blanks << DEPTH_BITS;
        int table = blanks << TABLE_BITS;
        byLeft[rows + last + 1] = Anchors.NO_PLAY;
        for (int left = last; left >= first; left--) {
            byLeft[rows + left] = Math.max(byLeft[rows + left + 1], byLeftAndAll[table + left * DEPTHS + left]);
        }
        if (first == 1) {
            // An empty anchor is a tile to the left; if it is the only one, the search counts it to the right.
            byLeft[rows] = byLeft[rows + 1];
            System.arraycopy(byLeftAndAll, table + DEPTHS, byLeftAndAll, table, DEPTHS);
            byLeftAndAll[table] = byLeft[rows + 1];
        }
    }

    /// The bound of plays with `left` tiles to the left and more than `placed` in all, when `blanks` are left.
    int bound(int blanks, int left, int placed) {
        return byLeftAndAll[(blanks << TABLE_BITS | left << DEPTH_BITS) + placed + 1];
    }

    /// The bound of plays with more than `placed` tiles to the left, when `blanks` are left.
    int boundLeft(int blanks, int placed) {
        return byLeft[(blanks << DEPTH_BITS) + placed + 1];
    }
}
