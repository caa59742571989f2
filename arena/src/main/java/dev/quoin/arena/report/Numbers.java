package dev.quoin.arena.report;

import dev.quoin.arena.result.Interval;
import java.time.Duration;
import java.util.Locale;

/// Numbers as reports write them.
final class Numbers {
    private Numbers() {}

    static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.1f %%", fraction * 100);
    }

    /// Such as `56.0 % [54.1, 57.9]`.
    static String percent(Interval fraction) {
        return String.format(
                Locale.ROOT,
                "%.1f %% [%.1f, %.1f]",
                fraction.value() * 100,
                fraction.low() * 100,
                fraction.high() * 100);
    }

    /// Such as `+42 ± 13`; where one side is without bound, the other.
    static String elo(Interval elo) {
        if (Double.isInfinite(elo.low()) && Double.isInfinite(elo.high())) {
            return "unknown";
        }
        if (Double.isInfinite(elo.high())) {
            return String.format(Locale.ROOT, "more than %+.0f", elo.low());
        }
        if (Double.isInfinite(elo.low())) {
            return String.format(Locale.ROOT, "less than %+.0f", elo.high());
        }
        return String.format(Locale.ROOT, "%+.1f ± %.1f", elo.value(), elo.error());
    }

    /// Such as `+12.3 ± 4.5`; without an error when there is none to tell.
    static String signed(double mean, double error) {
        return Double.isInfinite(error)
                ? String.format(Locale.ROOT, "%+.1f", mean)
                : String.format(Locale.ROOT, "%+.1f ± %.1f", mean, error);
    }

    static String millis(Duration time) {
        double millis = time.toNanos() / 1e6;
        return millis < 10
                ? String.format(Locale.ROOT, "%.2f ms", millis)
                : String.format(Locale.ROOT, "%.0f ms", millis);
    }

    /// The same with the minus sign that books have, for a page.
    static String printed(String figure) {
        return figure.replaceAll("-(?=[0-9])", "−");
    }

    /// Text with spaces behind it.
    static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /// Text with spaces before it.
    static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
