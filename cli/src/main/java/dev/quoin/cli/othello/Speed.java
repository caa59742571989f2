package dev.quoin.cli.othello;

import java.util.Locale;

/// A count and the time it took.
record Speed(long count, long nanos) {
    double seconds() {
        return nanos / 1e9;
    }

    double perSecond() {
        return count / Math.max(1e-9, seconds());
    }

    /// Formats the time: `0.012 s`.
    String time() {
        return String.format(Locale.ROOT, "%.3f s", seconds());
    }

    /// Formats the rate: `312.5 M/s`.
    String rate() {
        return String.format(Locale.ROOT, "%,.1f M/s", perSecond() / 1e6);
    }
}
