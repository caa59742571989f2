package dev.quoin.arena.report;

import dev.quoin.arena.result.CpuTimes;
import dev.quoin.arena.result.Estimate;
import dev.quoin.arena.result.Interval;
import dev.quoin.arena.result.MoveTimes;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Function;

/// Formats numbers in reports.
final class Numbers {
    private Numbers() {}

    static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.1f%%", fraction * 100);
    }

    /// Formats like `56.0% [54.1, 57.9]`.
    static String percent(Interval fraction) {
        return String.format(
                Locale.ROOT,
                "%.1f%% [%.1f, %.1f]",
                fraction.value() * 100,
                fraction.low() * 100,
                fraction.high() * 100);
    }

    /// Formats like `+42 ± 13`; if one bound is infinite, shows the other.
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

    /// Formats like `+12.3 ± 4.5`; without the error if it is not known.
    static String signed(double mean, double error) {
        return Double.isInfinite(error)
                ? String.format(Locale.ROOT, "%+.1f", mean)
                : String.format(Locale.ROOT, "%+.1f ± %.1f", mean, error);
    }

    /// Formats like `+12.3 ± 4.5`, or `unknown` when the error is not known.
    static String known(Estimate estimate) {
        return Double.isFinite(estimate.error()) ? signed(estimate.mean(), estimate.error()) : "unknown";
    }

    /// Formats a count like `1 pair` or `20 pairs`.
    static String count(int count, String noun) {
        String plural = noun.endsWith("ch") ? noun + "es" : noun + "s";
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? noun : plural);
    }

    /// Formats the median or another quantile; a dash when there are no moves.
    static String millis(MoveTimes times, Function<MoveTimes, Duration> quantile) {
        return times.isEmpty() ? "–" : millis(quantile.apply(times));
    }

    /// Formats the time a contestant has used, such as `0.42 s` or `2:05:09`.
    static String duration(Duration time) {
        if (time.toSeconds() < 100) {
            return String.format(Locale.ROOT, "%.2f s", time.toNanos() / 1e9);
        }
        return time.toHours() > 0
                ? String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }

    /// Formats the CPU seconds per game, such as `0.42`; with the number of games when it is not known in all.
    ///
    /// @param all the number of games
    static String cpuSeconds(CpuTimes cpu, int all) {
        return cpu.perGame()
                .map(time -> seconds(time) + (cpu.games() < all ? " (" + count(cpu.games(), "game") + ")" : ""))
                .orElse("unknown");
    }

    /// Formats seconds with at least two digits of precision: `12.34`, `0.00042`.
    private static String seconds(Duration time) {
        var seconds = BigDecimal.valueOf(time.toNanos(), 9);
        return (seconds.doubleValue() < 0.1
                        ? seconds.round(new MathContext(2))
                        : seconds.setScale(2, RoundingMode.HALF_UP))
                .toPlainString();
    }

    static String millis(Duration time) {
        double millis = time.toNanos() / 1e6;
        return millis < 10
                ? String.format(Locale.ROOT, "%.2f ms", millis)
                : String.format(Locale.ROOT, "%.0f ms", millis);
    }

    /// Replaces the hyphen with a minus sign, for HTML.
    static String printed(String figure) {
        return figure.replaceAll("-(?=[0-9])", "−");
    }

    /// Pads text with spaces on the right.
    static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /// Pads text with spaces on the left.
    static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
