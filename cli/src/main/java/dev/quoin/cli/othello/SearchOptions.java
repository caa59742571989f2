package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.othello.search.SearchLimits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that limit a search besides `--depth`: `--time` and `--nodes`.
final class SearchOptions {
    private static final double LONGEST_SECONDS = 1e6;

    /// The description of `--depth`, without the default, which each command sets.
    static final String DEPTH = "Maximum search depth in moves";

    @Option(names = "--time", paramLabel = "S", description = "Maximum thinking time in seconds (default: unlimited).")
    private @Nullable Double seconds;

    @Option(names = "--nodes", paramLabel = "N", description = "Maximum number of nodes (default: unlimited).")
    private @Nullable Long nodes;

    /// Returns the chosen limits; the default is a depth of `unlessGiven` moves.
    ///
    /// @param depth the value of `--depth`; null when it is missing
    SearchLimits limits(@Nullable Integer depth, int unlessGiven) {
        if (depth != null && (depth < 1 || depth > SearchLimits.DEEPEST)) {
            throw new BadInput("--depth must be 1 to " + SearchLimits.DEEPEST + ", got " + depth);
        }
        if (nodes != null && nodes < 1) {
            throw new BadInput("--nodes must be at least 1, got " + nodes);
        }
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new BadInput("--time must be more than 0 and at most 1000000 seconds, got " + seconds);
        }
        boolean none = depth == null && seconds == null && nodes == null;
        SearchLimits limits = SearchLimits.ofDepth(depth != null ? depth : none ? unlessGiven : SearchLimits.DEEPEST);
        limits = nodes == null ? limits : limits.withNodes(nodes);
        return seconds == null ? limits : limits.withTime(Duration.ofNanos(Math.max(1, Math.round(seconds * 1e9))));
    }
}
