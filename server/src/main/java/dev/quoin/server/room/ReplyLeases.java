package dev.quoin.server.room;

import dev.quoin.server.store.Games;
import dev.quoin.server.store.Lease;
import dev.quoin.server.store.Leases;
import dev.quoin.server.store.StoredGame;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Which server asks an agent for its reply in a game. Thread-safe, also between servers on one database.
///
/// The lease of a game is renewed as long as the agent is being asked. When the server dies, another one takes the
/// question over after a few seconds.
public final class ReplyLeases implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReplyLeases.class);
    private static final Duration DURATION = Duration.ofSeconds(5);
    private static final long RENEWED_MILLIS = 1500;

    /// After a failure nobody asks again for so long, on any server.
    private static final Duration BACKOFF = Duration.ofSeconds(10);

    private final Leases leases;
    private final Set<Lease> held = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService renewing = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("reply-leases").factory());

    public ReplyLeases(Leases leases) {
        this.leases = leases;
        var _ = renewing.scheduleWithFixedDelay(
                () -> held.forEach(this::renew), RENEWED_MILLIS, RENEWED_MILLIS, TimeUnit.MILLISECONDS);
    }

    /// Takes the question that a game waits for; empty when somebody else is asking.
    Optional<Lease> take(StoredGame game) {
        Optional<Lease> lease = leases.take(Games.replyLease(game), DURATION);
        lease.ifPresent(held::add);
        return lease;
    }

    private void renew(Lease lease) {
        try {
            if (!leases.renew(lease, DURATION)) {
                // The first reply counts; the database refuses the other one.
                held.remove(lease);
            }
        } catch (RuntimeException e) {
            LOG.atDebug().setCause(e).log("a lease could not be renewed");
        }
    }

    /// Ends a question that was answered, or that need not be answered any more.
    void release(Lease lease) {
        held.remove(lease);
        try {
            leases.release(lease);
        } catch (RuntimeException e) {
            LOG.atDebug().setCause(e).log("a lease could not be released; it expires");
        }
    }

    /// Ends a question that was not answered, so that it is asked again, but not at once.
    void backOff(Lease lease) {
        if (held.remove(lease)) {
            try {
                leases.renew(lease, BACKOFF);
            } catch (RuntimeException e) {
                LOG.atDebug().setCause(e).log("a lease could not be renewed; it expires");
            }
        }
    }

    /// Lets other servers take over at once what this one has not finished.
    @Override
    public void close() {
        renewing.shutdownNow();
        held.forEach(this::release);
    }
}
