package dev.quoin.arena.report;

import java.util.Arrays;
import java.util.List;

/// A histogram with ranges of equal width. Immutable.
///
/// @param from the start of the first range
/// @param step the width of a range
/// @param counts the number of values in each range
record Histogram(int from, int step, List<Integer> counts) {
    private static final int[] STEPS = {1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000};

    Histogram {
        counts = List.copyOf(counts);
    }

    /// Creates a histogram with about `bars` ranges and round limits that cover everything between two
    /// bounds.
    static Histogram of(List<Integer> values, int least, int most, int bars) {
        int step = STEPS[STEPS.length - 1];
        for (int at = STEPS.length - 1; at >= 0 && (most - least) / STEPS[at] < bars; at--) {
            step = STEPS[at];
        }
        int from = Math.floorDiv(least, step) * step;
        var counts = new Integer[Math.floorDiv(most - from, step) + 1];
        Arrays.fill(counts, 0);
        for (int value : values) {
            counts[Math.floorDiv(value - from, step)]++;
        }
        return new Histogram(from, step, List.of(counts));
    }

    /// Returns the end of the last range.
    int to() {
        return from + step * counts.size();
    }

    int tallest() {
        return counts.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
