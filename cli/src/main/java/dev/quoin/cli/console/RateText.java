package dev.quoin.cli.console;

import java.util.Locale;

/// Formats speeds for progress lines, with enough digits that a slow one does not read as 0. Stateless.
public final class RateText {
    private RateText() {}

    /// Formats a rate: an integer from 10 on, otherwise two significant digits; `-` while it is unknown.
    public static String of(double perSecond) {
        if (!(perSecond > 0) || Double.isInfinite(perSecond)) {
            return "-";
        }
        int decimals = (int) Math.max(0, 1 - Math.floor(Math.log10(perSecond)));
        return String.format(Locale.ROOT, "%." + decimals + "f", perSecond);
    }
}
