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

    /// Rules everything out until it is told otherwise.
    void close() {
        Arrays.fill(byLeftAndAll, -1);
        Arrays.fill(byLeft, -1);
    }

    /// Plays with this many tiles to the left, and this many in all, can score this.
    void set(int left, int all, int score) {
        byLeftAndAll[left * DEPTHS + all] = score;
    }

    /// Turns what exactly so many tiles of `most` can score into what so many or more can.
    void gather(int most) {
        for (int left = most; left >= 0; left--) {
            for (int all = most; all >= left; all--) {
                int at = left * DEPTHS + all;
                byLeftAndAll[at] = Math.max(byLeftAndAll[at], byLeftAndAll[at + 1]);
            }
            byLeft[left] = Math.max(byLeft[left + 1], byLeftAndAll[left * DEPTHS + left]);
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
