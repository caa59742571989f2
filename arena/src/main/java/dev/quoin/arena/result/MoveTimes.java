package dev.quoin.arena.result;

import java.time.Duration;
import java.util.Arrays;

/// How long the moves of a contestant took.
///
/// @param median half of them took no longer
/// @param p99 99 of 100 took no longer
public record MoveTimes(Duration median, Duration p99) {
    /// The times of moves in nanoseconds; the array is sorted.
    static MoveTimes of(long[] nanos) {
        Arrays.sort(nanos);
        return new MoveTimes(quantile(nanos, 0.5), quantile(nanos, 0.99));
    }

    /// The least value that is not below this part of all values.
    private static Duration quantile(long[] sorted, double part) {
        int rank = (int) Math.ceil(part * sorted.length);
        return sorted.length == 0 ? Duration.ZERO : Duration.ofNanos(sorted[Math.max(0, rank - 1)]);
    }
}
