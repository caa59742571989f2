package dev.quoin.game.play;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads and writes durations with a unit: `25m`, `90s`, `1.5h`, `200ms`.
public final class TimeText {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,12}(?:\\.[0-9]{1,9})?)\\s*(ms|s|m|h|)");

    private static final List<Unit> UNITS = List.of(
            new Unit("h", Duration.ofHours(1)),
            new Unit("m", Duration.ofMinutes(1)),
            new Unit("s", Duration.ofSeconds(1)),
            new Unit("ms", Duration.ofMillis(1)));

    /// The longest duration, more than a year; clocks count nanoseconds in a `long`.
    private static final Duration LONGEST = Duration.ofHours(9999);

    private TimeText() {}

    private record Unit(String name, Duration length) {}

    /// Parses a duration of more than 0. Without a unit it is refused.
    ///
    /// @throws IllegalArgumentException when the text is not a duration; the message says why
    public static Duration parse(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "a time must be a number and a unit, such as 25m, 90s or 200ms, got '" + text + "'");
        }
        String number = matcher.group(1);
        Unit unit = UNITS.stream()
                .filter(each -> each.name().equals(matcher.group(2)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a time needs a unit, such as " + number + "s, "
                        + number + "m or " + number + "h, got '" + text + "'"));
        var nanos =
                new BigDecimal(number).multiply(BigDecimal.valueOf(unit.length().toNanos()));
        if (nanos.compareTo(BigDecimal.valueOf(LONGEST.toNanos())) > 0) {
            throw new IllegalArgumentException("a time must be at most " + show(LONGEST) + ", got '" + text + "'");
        }
        var time = Duration.ofNanos(nanos.longValue());
        if (time.isZero()) {
            throw new IllegalArgumentException("a time must be more than 0, got '" + text + "'");
        }
        return time;
    }

    /// Writes a duration in the largest unit in which it is a whole number, or else in milliseconds, so that
    /// [#parse] reads the same duration.
    public static String show(Duration time) {
        for (Unit unit : UNITS) {
            long length = unit.length().toNanos();
            if (time.toNanos() % length == 0) {
                return time.toNanos() / length + unit.name();
            }
        }
        return BigDecimal.valueOf(time.toNanos(), 6).stripTrailingZeros().toPlainString() + "ms";
    }
}
