package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.cli.console.BadInput;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How matches are played and what is told of them. Filled by picocli.
final class ChosenRun {
    private static final int MOST_JOBS = 256;

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Number of pairs of games. Each deal is played twice, with seats swapped (default: 100).")
    private int pairs = 100;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Number of games to play in parallel (default: all cores). The result does not depend on it.")
    private @Nullable Integer jobs;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
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

    int pairs() {
        if (pairs < 1 || pairs > MatchConfig.MOST_PAIRS) {
            throw new BadInput("--games must be 1 to " + MatchConfig.MOST_PAIRS + ", got " + pairs);
        }
        return pairs;
    }

    long seed() {
        return seed;
    }

    int jobs() {
        return jobs(jobs);
    }

    /// How many games at once when `--jobs` asks for so many, or for none.
    static int jobs(@Nullable Integer asked) {
        int count = asked == null ? Math.clamp(Runtime.getRuntime().availableProcessors(), 1, MOST_JOBS) : asked;
        if (count < 1 || count > MOST_JOBS) {
            throw new BadInput("--jobs must be 1 to " + MOST_JOBS + ", got " + count);
        }
        return count;
    }

    /// The folder that was given, or one whose name says what is played: the same command finds it again.
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
