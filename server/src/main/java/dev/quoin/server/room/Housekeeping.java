package dev.quoin.server.room;

import dev.quoin.server.http.Meters;
import dev.quoin.server.store.Games;
import dev.quoin.server.store.Leases;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// Periodic maintenance of games: takes over pending replies, archives abandoned games, and removes unused
/// games from memory. Runs on its own thread until it is closed.
public final class Housekeeping implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final long SWEEP_MILLIS = 1500;
    private static final Duration ARCHIVING = Duration.ofMinutes(1);
    private static final long CLOSING_SECONDS = 5;

    private final List<Rooms<?, ?>> rooms;
    private final Games games;
    private final Leases leases;
    private final Duration abandonedAfter;
    private final InstantSource clock;
    private boolean failing;
    private volatile Games.Unfinished unfinished = new Games.Unfinished(0, 0);
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("housekeeping").factory());

    /// Starts the maintenance of all rooms of a server.
    public Housekeeping(
            List<Rooms<?, ?>> rooms,
            Games games,
            Leases leases,
            GameLimits limits,
            InstantSource clock,
            Meters meters) {
        this.rooms = List.copyOf(rooms);
        this.games = games;
        this.leases = leases;
        this.abandonedAfter = limits.abandonedAfter();
        this.clock = clock;
        meters.gauge("quoin_games_open", () -> unfinished.open());
        meters.gauge("quoin_games_archived", () -> unfinished.archived());
        var _ = thread.scheduleWithFixedDelay(() -> run(this::archive), 0, ARCHIVING.toMillis(), TimeUnit.MILLISECONDS);
        var _ = thread.scheduleWithFixedDelay(
                () -> this.rooms.forEach(each -> run(each::sweep)), SWEEP_MILLIS, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void run(Runnable work) {
        try {
            work.run();
            failing = false;
        } catch (RuntimeException e) {
            // Most likely the database failed, and the next attempt may work. Logged once, not every time.
            LOG.atLevel(failing ? Level.DEBUG : Level.WARN)
                    .addKeyValue("reason", e.getMessage())
                    .log("housekeeping failed; it is tried again");
            failing = true;
        }
    }

    /// Only one of the servers on the database does this at a time.
    private void archive() {
        leases.take("archive games", ARCHIVING).ifPresent(lease -> {
            int archived = games.archiveAbandoned(clock.instant(), abandonedAfter);
            if (archived > 0) {
                LOG.atInfo().addKeyValue("games", archived).log("abandoned games archived");
            }
            leases.sweep(ARCHIVING);
            leases.release(lease);
        });
        unfinished = games.unfinished();
    }

    @Override
    public void close() {
        thread.shutdownNow();
        try {
            if (!thread.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                LOG.atWarn().log("housekeeping goes on");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
