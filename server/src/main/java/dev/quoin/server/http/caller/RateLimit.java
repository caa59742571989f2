package dev.quoin.server.http.caller;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/// How often one address may ask: a bucket that fills steadily and is drawn from. Thread-safe.
public final class RateLimit {
    /// A bucket holds what flows in during so many seconds.
    private static final int BURST_SECONDS = 10;

    /// More addresses are not remembered; the one that was quiet longest is forgotten first.
    private static final int MOST_CLIENTS = 10_000;

    private final double perNano;
    private final double capacity;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    /// A limit of so many cheap requests a second.
    public RateLimit(int perSecond) {
        this.perNano = perSecond / 1e9;
        this.capacity = (double) perSecond * BURST_SECONDS;
    }

    /// Draws for a request at a moment of [System#nanoTime]; false when the bucket does not hold enough.
    public synchronized boolean allows(String client, int tokens, long now) {
        Bucket bucket = buckets.get(client);
        double level =
                bucket == null ? capacity : Math.min(capacity, bucket.level() + (now - bucket.since()) * perNano);
        boolean allowed = level >= tokens;
        buckets.put(client, new Bucket(allowed ? level - tokens : level, now));
        if (buckets.size() > MOST_CLIENTS) {
            Iterator<String> eldest = buckets.keySet().iterator();
            eldest.next();
            eldest.remove();
        }
        return allowed;
    }

    private record Bucket(double level, long since) {}
}
