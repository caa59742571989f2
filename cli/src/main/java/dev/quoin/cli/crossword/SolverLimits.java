package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options `--seconds` and `--threads` of commands that solve positions.
final class SolverLimits {
    private static final int MOST_THREADS = 256;

    @Option(names = "--seconds", paramLabel = "S", description = "Time limit per position (default: none).")
    private @Nullable Double seconds;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: all cores).")
    private int threads = Math.clamp(Runtime.getRuntime().availableProcessors(), 1, MOST_THREADS);

    /// The time limit, if there is one.
    Optional<Duration> time() {
        if (seconds == null) {
            return Optional.empty();
        }
        if (!(seconds > 0 && seconds <= 1_000_000)) {
            throw new BadInput("--seconds must be more than 0 and at most 1000000, got " + seconds);
        }
        return Optional.of(Duration.ofNanos((long) (seconds * 1e9)));
    }

    int threads() {
        return checked("--threads", threads, 1, MOST_THREADS);
    }

    /// Returns the value of an option if it is in this range.
    static int checked(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new BadInput(option + " must be " + least + " to " + most + ", got " + value);
        }
        return value;
    }

    static void atLeastOne(String option, long value) {
        if (value < 1) {
            throw new BadInput(option + " must be at least 1, got " + value);
        }
    }
}
