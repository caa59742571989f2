package dev.quoin.arena.result;

import java.time.Duration;
import java.util.Arrays;

/// The move times of a contestant. All are zero when it never moved.
///
/// @param moves the number of moves
/// @param total the sum of all times
/// @param median the median
/// @param p99 the 99th percentile
public record MoveTimes(int moves, Duration total, Duration median, Duration p99) {
    /// Computes the statistics of times in nanoseconds. Sorts the array.
    static MoveTimes of(long[] nanos) {
        Arrays.sort(nanos);
        return new MoveTimes(
                nanos.length,
                Duration.ofNanos(Arrays.stream(nanos).sum()),
                quantile(nanos, 0.5),
                quantile(nanos, 0.99));
    }

    /// Returns whether there are no moves, so that there is no median either.
    public boolean isEmpty() {
        return moves == 0;
    }

    /// Returns the smallest value such that at least this fraction of all values is no larger.
    private static Duration quantile(long[] sorted, double part) {
        int rank = (int) Math.ceil(part * sorted.length);
        return sorted.length == 0 ? Duration.ZERO : Duration.ofNanos(sorted[Math.max(0, rank - 1)]);
    }
}
