package dev.quoin.cli.console;

import java.time.Duration;
import java.util.Locale;

/// Formats speeds and the time left for progress lines. Stateless.
public final class RateText {
    private RateText() {}

    /// Formats a rate: an integer from 10 on, otherwise two significant digits, so that a slow one does not
    /// read as 0; `-` while it is unknown.
    public static String of(double perSecond) {
        if (!(perSecond > 0) || Double.isInfinite(perSecond)) {
            return "-";
        }
        int decimals = (int) Math.max(0, 1 - Math.floor(Math.log10(perSecond)));
        return String.format(Locale.ROOT, "%." + decimals + "f", perSecond);
    }

    /// Formats how long that many things take at a rate, as `1:05` or `2:00:05`.
    public static String timeFor(int left, double perSecond) {
        Duration time = Duration.ofSeconds(Math.round(left / perSecond));
        return time.toHours() > 0
                ? String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }
}
