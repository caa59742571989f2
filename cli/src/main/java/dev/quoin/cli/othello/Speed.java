package dev.quoin.cli.othello;

import java.util.Locale;

/// How many were done in which time.
record Speed(long count, long nanos) {
    double seconds() {
        return nanos / 1e9;
    }

    double perSecond() {
        return count / Math.max(1e-9, seconds());
    }

    /// The time: `0.012 s`.
    String time() {
        return String.format(Locale.ROOT, "%.3f s", seconds());
    }

    /// The rate: `312.5 M/s`.
    String rate() {
        return String.format(Locale.ROOT, "%,.1f M/s", perSecond() / 1e6);
    }
}
