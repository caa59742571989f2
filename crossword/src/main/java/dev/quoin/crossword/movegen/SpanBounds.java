package dev.quoin.crossword.movegen;

import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// Upper bounds of the scores of one anchor's plays by span: tiles placed to the left, and in all. Mutable,
/// not thread-safe.
final class SpanBounds {
    private static final int DEPTHS = 16;

    static {
        assert Variant.LARGEST_RACK < DEPTHS - 1;
    }

    private final int[] byLeftAndAll = new int[DEPTHS * DEPTHS];
    private final int[] byLeft = new int[DEPTHS];

    /// Sets all bounds to infinity.
    void unbounded() {
        Arrays.fill(byLeftAndAll, Integer.MAX_VALUE);
        Arrays.fill(byLeft, Integer.MAX_VALUE);
    }

    /// Sets the bound of plays with this many tiles to the left and this many in all.
    void set(int left, int all, int score) {
        byLeftAndAll[left * DEPTHS + all] = score;
    }

    /// Completes the row of plays with `left` tiles to the left: `last` is the most tiles in all that can be
    /// placed.
    void endRow(int left, int last) {
        int bound = -1;
        int row = left * DEPTHS;
        byLeftAndAll[row + last + 1] = bound;
        for (int all = last; all >= left; all--) {
            bound = Math.max(bound, byLeftAndAll[row + all]);
            byLeftAndAll[row + all] = bound;
        }
    }

    /// Completes the table: rows from `first` to `last` tiles to the left were set; more cannot be placed there.
    void end(int first, int last) {
        byLeft[last + 1] = -1;
        for (int left = last; left >= first; left--) {
            byLeft[left] = Math.max(byLeft[left + 1], byLeftAndAll[left * DEPTHS + left]);
        }
        if (first == 1) {
            // An empty anchor is a tile to the left; if it is the only one, the search counts it to the right.
            byLeft[0] = byLeft[1];
            System.arraycopy(byLeftAndAll, DEPTHS, byLeftAndAll, 0, DEPTHS);
            byLeftAndAll[0] = byLeft[1];
        }
    }

    /// The bound of plays with `left` tiles to the left and more than `placed` in all.
    int bound(int left, int placed) {
        return byLeftAndAll[left * DEPTHS + placed + 1];
    }

    /// The bound of plays with more than `placed` tiles to the left.
    int boundLeft(int placed) {
        return byLeft[placed + 1];
    }
}
