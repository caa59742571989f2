package dev.quoin.server.http.connection;

import dev.quoin.server.http.caller.ClientAddress;
import java.net.InetSocketAddress;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.jetty.io.Connection;

/// The open connections. Closes those that are too slow and those that exceed the limits. Thread-safe.
///
/// Jetty's idle timeout restarts with every byte, so a client that sends an occasional byte would never time
/// out. Here a thread checks every connection a few times per timeout.
public final class OpenConnections implements Connection.Listener, AutoCloseable {
    private static final long LONGEST_PAUSE_MILLIS = 1000;

    private final ConnectionLimits limits;
    private final Predicate<ClientAddress> exempt;
    private final Consumer<String> counter;
    private final Map<Connection, TimedConnection> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> addresses = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("connections").factory());

    /// @param exempt addresses that are exempt from the limit per address, such as proxies
    /// @param counter counts closed connections, by the name of a counter with its labels
    public OpenConnections(ConnectionLimits limits, Predicate<ClientAddress> exempt, Consumer<String> counter) {
        this.limits = limits;
        this.exempt = exempt;
        this.counter = counter;
        long pause = Math.clamp(limits.requestTimeout().toMillis() / 10, 10, LONGEST_PAUSE_MILLIS);
        var _ = thread.scheduleWithFixedDelay(this::closeLate, pause, pause, TimeUnit.MILLISECONDS);
    }

    /// Returns the number of open connections.
    public int size() {
        return open.size();
    }

    /// Returns the timing of a connection; starts it if the connection is new.
    public TimedConnection of(Connection connection) {
        TimedConnection known = open.get(connection);
        return known == null ? new TimedConnection(connection, "") : known;
    }

    @Override
    public void onOpened(Connection connection) {
        // Stored, because a closed connection no longer has an address.
        String address = counted(connection);
        var timed = new TimedConnection(connection, address);
        open.put(connection, timed);
        int ofAddress = address.isEmpty() ? 0 : addresses.merge(address, 1, Integer::sum);
        if (ofAddress > limits.connectionsPerAddress()) {
            refuse(timed, "address");
        } else if (open.size() > limits.connections()) {
            refuse(longestUnused(timed), "total");
        }
    }

    @Override
    public void onClosed(Connection connection) {
        TimedConnection closed = open.remove(connection);
        if (closed != null) {
            addresses.computeIfPresent(closed.address(), (key, count) -> count == 1 ? null : count - 1);
        }
    }

    private String counted(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                        && remote.getAddress() != null
                ? Optional.of(new ClientAddress(remote.getAddress()))
                        .filter(exempt.negate())
                        .map(ClientAddress::key)
                        .orElse("")
                : "";
    }

    private void refuse(TimedConnection timed, String reason) {
        counter.accept("quoin_connections_refused_total{reason=\"" + reason + "\"}");
        timed.close();
    }

    /// Returns the connection that has waited longest for a request, so that clients with many connections
    /// cannot keep others out; the newest if all are in use.
    private TimedConnection longestUnused(TimedConnection newest) {
        record Unused(TimedConnection timed, long since) {}
        long now = System.nanoTime();
        return open.values().stream()
                .flatMap(timed -> timed.unusedSince().map(since -> new Unused(timed, now - since)).stream())
                .max(Comparator.comparingLong(Unused::since))
                .map(Unused::timed)
                .orElse(newest);
    }

    private void closeLate() {
        long now = System.nanoTime();
        for (TimedConnection timed : open.values()) {
            timed.late(now, limits.requestTimeout()).ifPresent(phase -> {
                counter.accept("quoin_connections_timed_out_total{phase=\""
                        + phase.name().toLowerCase(Locale.ROOT) + "\"}");
                timed.close(phase);
            });
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
