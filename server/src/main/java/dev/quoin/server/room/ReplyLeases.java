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

/// Leases that determine which server requests an agent's reply in a game. Thread-safe, also across servers
/// on one database.
///
/// The lease of a game is renewed while the agent is thinking. If the server dies, another one takes over
/// after a few seconds.
public final class ReplyLeases implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReplyLeases.class);
    private static final Duration DURATION = Duration.ofSeconds(5);
    private static final long RENEWED_MILLIS = 1500;

    /// After a failure, no server asks again for this long.
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

    /// Takes the lease for the pending reply of a game; empty when somebody else holds it.
    Optional<Lease> take(StoredGame game) {
        Optional<Lease> lease = leases.take(Games.replyLease(game), DURATION);
        lease.ifPresent(held::add);
        return lease;
    }

    private void renew(Lease lease) {
        try {
            if (!leases.renew(lease, DURATION)) {
                // The first reply counts; the database rejects the other one.
                held.remove(lease);
            }
        } catch (RuntimeException e) {
            LOG.atDebug().setCause(e).log("a lease could not be renewed");
        }
    }

    /// Releases a lease after the reply, or when no reply is needed anymore.
    void release(Lease lease) {
        held.remove(lease);
        try {
            leases.release(lease);
        } catch (RuntimeException e) {
            LOG.atDebug().setCause(e).log("a lease could not be released; it expires");
        }
    }

    /// Releases a lease after a failure, so that the agent is asked again after a delay.
    void backOff(Lease lease) {
        if (held.remove(lease)) {
            try {
                leases.renew(lease, BACKOFF);
            } catch (RuntimeException e) {
                LOG.atDebug().setCause(e).log("a lease could not be renewed; it expires");
            }
        }
    }

    /// Lets other servers take over unfinished replies immediately.
    @Override
    public void close() {
        renewing.shutdownNow();
        held.forEach(this::release);
    }
}
