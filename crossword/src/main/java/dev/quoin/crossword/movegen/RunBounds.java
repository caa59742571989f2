package dev.quoin.crossword.movegen;

import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// What plays of one start score at the most, by how many tiles they place to the left and in all. Mutable, for one
/// thread.
final class RunBounds {
    private static final int DEPTHS = 16;

    static {
        assert Variant.LARGEST_RACK < DEPTHS - 1;
    }

    private final int[] byLeftAndAll = new int[DEPTHS * DEPTHS];
    private final int[] byLeft = new int[DEPTHS];

    /// Rules nothing out.
    void open() {
        Arrays.fill(byLeftAndAll, Integer.MAX_VALUE);
        Arrays.fill(byLeft, Integer.MAX_VALUE);
    }

    /// Plays with this many tiles to the left, and this many in all, can score this.
    void set(int left, int all, int score) {
        byLeftAndAll[left * DEPTHS + all] = score;
    }

    /// Ends the row of plays with `left` tiles to the left: up to `last` tiles in all were set, more cannot be placed.
    void endRow(int left, int last) {
        int bound = -1;
        int row = left * DEPTHS;
        byLeftAndAll[row + last + 1] = bound;
        for (int all = last; all >= left; all--) {
            bound = Math.max(bound, byLeftAndAll[row + all]);
            byLeftAndAll[row + all] = bound;
        }
    }

    /// Ends the table: rows from `first` up to `last` tiles to the left were set, more cannot be placed there.
    void end(int first, int last) {
        byLeft[last + 1] = -1;
        for (int left = last; left >= first; left--) {
            byLeft[left] = Math.max(byLeft[left + 1], byLeftAndAll[left * DEPTHS + left]);
        }
        if (first == 1) {
            // An open start is a tile to the left; where nothing else goes there, the search counts it to the right.
            byLeft[0] = byLeft[1];
            System.arraycopy(byLeftAndAll, DEPTHS, byLeftAndAll, 0, DEPTHS);
            byLeftAndAll[0] = byLeft[1];
        }
    }

    /// What plays with `left` tiles to the left and more than `placed` in all can score.
    int beyond(int left, int placed) {
        return byLeftAndAll[left * DEPTHS + placed + 1];
    }

    /// What plays with more than `placed` tiles to the left can score.
    int beyondLeft(int placed) {
        return byLeft[placed + 1];
    }
}
