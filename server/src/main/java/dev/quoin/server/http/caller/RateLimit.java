package dev.quoin.server.http.caller;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/// A rate limit per client, implemented as a token bucket. Thread-safe.
public final class RateLimit {
    /// The capacity of a bucket, in seconds of its refill rate.
    private static final int BURST_SECONDS = 10;

    /// The maximum number of clients to remember; the one that was inactive longest is forgotten first.
    private static final int MOST_CLIENTS = 10_000;

    private final double perNano;
    private final double capacity;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    /// Creates a limit of `perSecond` cheap requests per second.
    public RateLimit(int perSecond) {
        this.perNano = perSecond / 1e9;
        this.capacity = (double) perSecond * BURST_SECONDS;
    }

    /// Takes tokens for a request at a time of [System#nanoTime]; returns false when the bucket does not
    /// have enough.
    public synchronized boolean allows(String client, int tokens, long now) {
        double level = level(client, now);
        boolean allowed = level >= tokens;
        set(client, allowed ? level - tokens : level, now);
        return allowed;
    }

    /// Takes tokens for completed work, whether or not the bucket has enough: a client in debt waits until
    /// it is refilled.
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
