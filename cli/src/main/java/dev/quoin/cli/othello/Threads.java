package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option `--threads`, for multithreaded commands.
final class Threads {
    private static final int MOST = 256;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: all cores).")
    private @Nullable Integer threads;

    /// Returns the number of threads.
    int count() {
        int count = threads == null ? Math.clamp(Runtime.getRuntime().availableProcessors(), 1, MOST) : threads;
        if (count < 1 || count > MOST) {
            throw new BadInput("--threads must be 1 to " + MOST + ", got " + count);
        }
        return count;
    }
}
