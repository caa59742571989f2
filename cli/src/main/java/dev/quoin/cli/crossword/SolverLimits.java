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
        if (threads < 1 || threads > MOST_THREADS) {
            throw new BadInput("--threads must be 1 to 256, got " + threads);
        }
        return threads;
    }
}
