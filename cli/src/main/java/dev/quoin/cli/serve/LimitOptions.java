package dev.quoin.cli.serve;

import dev.quoin.server.ServerConfig.Limits;
import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.room.GameLimits;
import dev.quoin.server.work.WorkLimits;
import java.time.Duration;
import picocli.CommandLine.Option;

/// The options of `quoin serve` that prevent one visitor from starving the others.
final class LimitOptions {
    @Option(
            names = "--max-searches",
            paramLabel = "N",
            description = "Maximum number of queued or running searches per player (default: ${DEFAULT-VALUE}).")
    private int searches = WorkLimits.DEFAULT.searchesPerPlayer();

    @Option(
            names = "--max-queue",
            paramLabel = "N",
            description = "Maximum number of waiting searches; further ones get 503 (default: ${DEFAULT-VALUE}).")
    private int queue = WorkLimits.DEFAULT.queuedSearches();

    @Option(
            names = "--max-games",
            paramLabel = "N",
            description = "Maximum number of unfinished games per player (default: ${DEFAULT-VALUE}).")
    private int games = GameLimits.DEFAULT.openPerPlayer();

    @Option(
            names = "--archive-after",
            paramLabel = "DAYS",
            description = "Archive games that have had no move for this many days (default: ${DEFAULT-VALUE}).")
    private int days = Math.toIntExact(GameLimits.DEFAULT.abandonedAfter().toDays());

    @Option(
            names = "--max-connections",
            paramLabel = "N",
            description = "Maximum number of open connections, a fifth of them from one address (default:"
                    + " ${DEFAULT-VALUE}).")
    private int connections = ConnectionLimits.DEFAULT.connections();

    @Option(
            names = "--max-streams",
            paramLabel = "N",
            description = "Maximum number of event streams per address (default: ${DEFAULT-VALUE}).")
    private int streams = ConnectionLimits.DEFAULT.streamsPerAddress();

    @Option(
            names = "--max-player-streams",
            paramLabel = "N",
            description = "Maximum number of event streams per player (default: ${DEFAULT-VALUE}).")
    private int playerStreams = ConnectionLimits.DEFAULT.streamsPerPlayer();

    @Option(
            names = "--request-timeout",
            paramLabel = "SECONDS",
            description =
                    "Time limit for receiving the headers, or the body, of a request (default: ${DEFAULT-VALUE}).")
    private int seconds =
            Math.toIntExact(ConnectionLimits.DEFAULT.requestTimeout().toSeconds());

    /// Returns the chosen limits.
    ///
    /// @throws IllegalArgumentException when one of them is not positive
    Limits limits() {
        return new Limits(
                new WorkLimits(searches, queue),
                new GameLimits(games, Duration.ofDays(days)),
                new ConnectionLimits(connections, streams, playerStreams, Duration.ofSeconds(seconds)));
    }
}
