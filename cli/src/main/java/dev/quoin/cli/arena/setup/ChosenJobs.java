package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options `--seed` and `--jobs` of everything that plays games. Filled by picocli.
public final class ChosenJobs {
    private static final int MOST_JOBS = 256;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Number of games to play in parallel (default: all cores). The result does not depend on it.")
    private @Nullable Integer jobs;

    /// Returns the random seed.
    public long seed() {
        return seed;
    }

    /// Returns the number of games to play in parallel.
    public int jobs() {
        int count = jobs == null ? Math.clamp(Runtime.getRuntime().availableProcessors(), 1, MOST_JOBS) : jobs;
        if (count < 1 || count > MOST_JOBS) {
            throw new BadInput("--jobs must be 1 to " + MOST_JOBS + ", got " + count);
        }
        return count;
    }
}
