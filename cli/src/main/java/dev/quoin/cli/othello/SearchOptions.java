package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.othello.search.SearchLimits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that end a search: `--depth`, `--time`, `--nodes`.
final class SearchOptions {
    private static final double LONGEST_SECONDS = 1e6;

    @Option(names = "--depth", paramLabel = "N", description = "Search depth in moves.")
    private @Nullable Integer depth;

    @Option(names = "--time", paramLabel = "S", description = "Maximum thinking time in seconds.")
    private @Nullable Double seconds;

    @Option(names = "--nodes", paramLabel = "N", description = "Maximum number of nodes.")
    private @Nullable Long nodes;

    /// What was asked for; `unlessGiven` moves ahead when nothing was.
    SearchLimits limits(int unlessGiven) {
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
