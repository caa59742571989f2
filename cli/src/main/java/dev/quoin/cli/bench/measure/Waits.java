package dev.quoin.cli.bench.measure;

import java.util.List;

/// How long answers took; immutable.
///
/// @param nanos of each, at least one
public record Waits(List<Long> nanos) {
    public Waits {
        if (nanos.isEmpty()) {
            throw new IllegalArgumentException("there must be an answer, got none");
        }
        nanos = nanos.stream().sorted().toList();
    }

    /// Number of answers.
    public int count() {
        return nanos.size();
    }

    /// The median time.
    public double medianMillis() {
        return nanos.get(count() / 2) / 1e6;
    }

    /// The time within which 99 % were answered.
    public double slowMillis() {
        return nanos.get((int) (count() * 0.99)) / 1e6;
    }

    /// The longest time.
    public double worstMillis() {
        return nanos.getLast() / 1e6;
    }
}
