package dev.quoin.cli.bench;

import java.util.List;

/// How long answers took; immutable.
///
/// @param nanos of each, at least one
record Waits(List<Long> nanos) {
    Waits {
        if (nanos.isEmpty()) {
            throw new IllegalArgumentException("there must be an answer, got none");
        }
        nanos = nanos.stream().sorted().toList();
    }

    int count() {
        return nanos.size();
    }

    double medianMillis() {
        return nanos.get(count() / 2) / 1e6;
    }

    /// The time within which 99 % were answered.
    double slowMillis() {
        return nanos.get((int) (count() * 0.99)) / 1e6;
    }

    double worstMillis() {
        return nanos.getLast() / 1e6;
    }
}
