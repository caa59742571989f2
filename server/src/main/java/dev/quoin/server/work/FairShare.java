package dev.quoin.server.work;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/// The time each client has used recently. Mutable, not thread-safe.
///
/// Older use counts less: half of it after [#HALF_LIFE_NANOS].
final class FairShare {
    private static final double HALF_LIFE_NANOS = 10e9;

    /// The maximum number of clients to remember; the one that was inactive longest is forgotten first.
    private static final int MOST_CLIENTS = 10_000;

    private final Map<String, Use> uses = new LinkedHashMap<>(16, 0.75f, true);

    /// @param nanos the use at the time `since`
    private record Use(double nanos, long since) {
        double at(long now) {
            return nanos * Math.pow(0.5, (now - since) / HALF_LIFE_NANOS);
        }
    }

    /// Returns what a client has used recently, in nanoseconds.
    double of(String client, long now) {
        Use use = uses.get(client);
        return use == null ? 0 : use.at(now);
    }

    /// Adds to the use of a client.
    void add(String client, long nanos, long now) {
        uses.put(client, new Use(of(client, now) + nanos, now));
        if (uses.size() > MOST_CLIENTS) {
            Iterator<String> eldest = uses.keySet().iterator();
            eldest.next();
            eldest.remove();
        }
    }
}
