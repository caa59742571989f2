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
        double level = level(client, now);
        boolean allowed = level >= tokens;
        set(client, allowed ? level - tokens : level, now);
        return allowed;
    }

    /// Draws for work that was done, whether or not the bucket holds enough: a client in debt waits until it is paid.
    public synchronized void charge(String client, double tokens, long now) {
        set(client, level(client, now) - tokens, now);
    }

    private double level(String client, long now) {
        Bucket bucket = buckets.get(client);
        return bucket == null ? capacity : Math.min(capacity, bucket.level() + (now - bucket.since()) * perNano);
    }

    private void set(String client, double level, long now) {
        buckets.put(client, new Bucket(level, now));
        if (buckets.size() > MOST_CLIENTS) {
            Iterator<String> eldest = buckets.keySet().iterator();
            eldest.next();
            eldest.remove();
        }
    }

    private record Bucket(double level, long since) {}
}
