package dev.quoin.cli.arena;

import dev.quoin.cli.console.BadInput;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lengths of time as they are typed: `25m`, `90s`, `1.5`, `200ms`; seconds when no unit is given.
final class TimeText {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)\\s*(ms|s|m|h|)");

    private TimeText() {}

    /// The time that a text means.
    ///
    /// @param option where it was given, for the refusal
    static Duration read(String option, String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            throw new BadInput(option + " takes a time such as 25m, 90s or 200ms, got '" + text + "'");
        }
        double seconds = switch (matcher.group(2)) {
            case "ms" -> 1e-3;
            case "m" -> 60;
            case "h" -> 3600;
            default -> 1;
        };
        var time = Duration.ofNanos(Math.round(Double.parseDouble(matcher.group(1)) * seconds * 1e9));
        if (time.isZero()) {
            throw new BadInput(option + " must be more than 0, got '" + text + "'");
        }
        return time;
    }
}
