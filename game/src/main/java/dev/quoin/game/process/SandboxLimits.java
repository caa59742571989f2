package dev.quoin.game.process;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Resource limits of a sandboxed program.
///
/// @param memory bytes of memory, per process, and in total where a systemd user manager runs
/// @param processes the number of processes and threads
/// @param disk bytes in its folder and `/tmp`
/// @param cpu CPU time per process
public record SandboxLimits(long memory, int processes, long disk, Duration cpu) {
    private static final Pattern AMOUNT = Pattern.compile("([0-9]{1,9})([a-z]?)");
    private static final long KIB = 1 << 10;

    public SandboxLimits {
        if (memory < 1 << 20 || processes < 1 || disk < 1 << 20 || cpu.toSeconds() < 1) {
            throw new IllegalArgumentException("a sandbox needs at least memory=1m, processes=1, disk=1m and cpu=1s");
        }
    }

    /// Returns the defaults: 4 GiB of memory, 512 processes, 256 MiB of files, an hour of CPU time.
    public static SandboxLimits standard() {
        return new SandboxLimits(4L << 30, 512, 256L << 20, Duration.ofHours(1));
    }

    /// Parses limits such as `memory=8g,processes=64`; omitted ones keep their defaults.
    ///
    /// @throws IllegalArgumentException when the text is invalid; the message describes the syntax
    public static SandboxLimits parse(String text) {
        SandboxLimits limits = standard();
        for (String part : text.toLowerCase(Locale.ROOT).split(",")) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            String value = equals < 0 ? "" : part.substring(equals + 1);
            limits = switch (name.strip()) {
                case "memory" -> new SandboxLimits(bytes(value), limits.processes, limits.disk, limits.cpu);
                case "processes" -> new SandboxLimits(limits.memory, (int) amount(value, ""), limits.disk, limits.cpu);
                case "disk" -> new SandboxLimits(limits.memory, limits.processes, bytes(value), limits.cpu);
                case "cpu" -> new SandboxLimits(limits.memory, limits.processes, limits.disk, time(value));
                default -> throw wrong(part);
            };
        }
        return limits;
    }

    private static long bytes(String text) {
        return amount(text, "kmg");
    }

    private static Duration time(String text) {
        Matcher written = AMOUNT.matcher(text.strip());
        if (!written.matches()) {
            throw wrong(text);
        }
        long number = Long.parseLong(written.group(1));
        return switch (written.group(2)) {
            case "", "s" -> Duration.ofSeconds(number);
            case "m" -> Duration.ofMinutes(number);
            case "h" -> Duration.ofHours(number);
            default -> throw wrong(text);
        };
    }

    /// Parses a number with a unit; each unit is 1024 times the previous one.
    private static long amount(String text, String units) {
        Matcher written = AMOUNT.matcher(text.strip());
        if (!written.matches() || !(written.group(2).isEmpty() || units.contains(written.group(2)))) {
            throw wrong(text);
        }
        long number = Long.parseLong(written.group(1));
        int power = written.group(2).isEmpty() ? 0 : units.indexOf(written.group(2)) + 1;
        for (int step = 0; step < power; step++) {
            number *= KIB;
        }
        return number;
    }

    private static IllegalArgumentException wrong(String text) {
        return new IllegalArgumentException(
                "limits are written such as memory=4g,processes=512,disk=256m,cpu=1h, got '" + text + "'");
    }
}
