package dev.quoin.cli.bench.measure;

import java.util.List;

/// Response times. Immutable.
///
/// @param nanos the times, at least one
public record Waits(List<Long> nanos) {
    public Waits {
        if (nanos.isEmpty()) {
            throw new IllegalArgumentException("there must be an answer, got none");
        }
        nanos = nanos.stream().sorted().toList();
    }

    /// Returns the number of responses.
    public int count() {
        return nanos.size();
    }

    /// Returns the median time.
    public double medianMillis() {
        return nanos.get(count() / 2) / 1e6;
    }

    /// Returns the 99th percentile.
    public double slowMillis() {
        return nanos.get((int) (count() * 0.99)) / 1e6;
    }

    /// Returns the longest time.
    public double worstMillis() {
        return nanos.getLast() / 1e6;
    }
}
