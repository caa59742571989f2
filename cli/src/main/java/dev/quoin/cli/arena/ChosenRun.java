package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.cli.arena.setup.ChosenJobs;
import dev.quoin.cli.console.BadInput;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for running matches and logging. Filled by picocli.
final class ChosenRun {
    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Number of pairs of games. Each deal is played twice, with seats swapped (default: 100).")
    private int pairs = 100;

    @Mixin
    private final ChosenJobs jobs = new ChosenJobs();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "Output folder (default: a folder in matches/ named after the match).")
    private @Nullable Path output;

    @Option(names = "--no-records", description = "Write only the log, no GCG or GGF file per game.")
    private boolean noRecords;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    private boolean json;

    @Option(
            names = "--verbosity",
            paramLabel = "LEVEL",
            description = "How much to log to stderr: quiet, results, moves, boards or messages (default: quiet).")
    private Verbosity verbosity = Verbosity.quiet;

    @Option(
            names = "--progress",
            paramLabel = "N",
            description = "Print a line of progress to stderr after every N pairs (default: from time to time, if"
                    + " stderr is not a terminal).")
    private @Nullable Integer progress;

    /// Returns after how many pairs to print a line of progress; empty when only time decides.
    OptionalInt progress() {
        if (progress != null && progress < 1) {
            throw new BadInput("--progress must be at least 1 pair, got " + progress);
        }
        return progress == null ? OptionalInt.empty() : OptionalInt.of(progress);
    }

    int pairs() {
        if (pairs < 1 || pairs > MatchConfig.MOST_PAIRS) {
            throw new BadInput("--games must be 1 to " + MatchConfig.MOST_PAIRS + ", got " + pairs);
        }
        return pairs;
    }

    long seed() {
        return jobs.seed();
    }

    int jobs() {
        return jobs.jobs();
    }

    /// Returns the given folder, or one named after the settings, so that the same command finds it again.
    Path folder(String name, Map<String, String> settings) {
        return Optional.ofNullable(output)
                .orElseGet(() -> Path.of(
                        "matches",
                        name.replaceAll("[^\\w.+-]+", "_") + "-" + Integer.toHexString(settings.hashCode())));
    }

    MatchRun.Records records() {
        return noRecords ? MatchRun.Records.LEFT_OUT : MatchRun.Records.WRITTEN;
    }

    boolean json() {
        return json;
    }

    Verbosity verbosity() {
        return verbosity;
    }
}
