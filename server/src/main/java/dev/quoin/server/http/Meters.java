package dev.quoin.server.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/// Metrics for Prometheus. Thread-safe.
public final class Meters {
    private static final long[] BOUNDS_MILLIS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000};

    private static final List<String> MONITORED = List.of("path=\"/health", "path=\"/metrics");

    private final Map<String, LongAdder> requests = new ConcurrentSkipListMap<>();
    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();
    private final Map<String, Times> times = new ConcurrentSkipListMap<>();
    private final Map<String, DoubleSupplier> gauges = new ConcurrentSkipListMap<>();
    private final Map<String, DoubleSupplier> counters = new ConcurrentSkipListMap<>();

    /// Counts an answered request.
    void answered(String method, String path, int status, long nanos) {
        String labels = "method=\"" + method + "\",path=\"" + path + "\",status=\"" + status + "\"";
        requests.computeIfAbsent(labels, key -> new LongAdder()).increment();
        took("quoin_http_seconds", nanos);
    }

    /// Returns the number of requests answered so far, excluding those of monitors.
    public long requests() {
        return requests.entrySet().stream()
                .filter(request -> MONITORED.stream().noneMatch(request.getKey()::contains))
                .mapToLong(request -> request.getValue().sum())
                .sum();
    }

    /// Increments a counter; `name` ends in `_total`, and labels may follow it in braces.
    public void count(String name) {
        counts.computeIfAbsent(name, key -> new LongAdder()).increment();
    }

    /// Records a duration; `name` ends in `_seconds`.
    public void took(String name, long nanos) {
        times.computeIfAbsent(name, key -> new Times()).add(nanos);
    }

    /// Adds a gauge whose value is read on demand.
    public void gauge(String name, DoubleSupplier value) {
        gauges.put(name, value);
    }

    /// Adds a counter whose value is read on demand; `name` ends in `_total`.
    public void counter(String name, DoubleSupplier value) {
        counters.put(name, value);
    }

    /// Returns all metrics in the Prometheus text format.
    public String text() {
        var text = new StringBuilder("# TYPE quoin_http_requests_total counter\n");
        requests.forEach((labels, count) -> text.append("quoin_http_requests_total{")
                .append(labels)
                .append("} ")
                .append(count.sum())
                .append('\n'));
        writeCounts(text);
        times.forEach((name, histogram) -> histogram.write(text, name));
        gauges.forEach((name, value) -> write(text, name, "gauge", value));
        counters.forEach((name, value) -> write(text, name, "counter", value));
        return text.toString();
    }

    private static void write(StringBuilder text, String name, String type, DoubleSupplier value) {
        text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
        text.append(name).append(' ').append(value.getAsDouble()).append('\n');
    }

    private void writeCounts(StringBuilder text) {
        String last = "";
        for (Map.Entry<String, LongAdder> count : counts.entrySet()) {
            String name = count.getKey();
            String family = name.contains("{") ? name.substring(0, name.indexOf('{')) : name;
            if (!family.equals(last)) {
                text.append("# TYPE ").append(family).append(" counter\n");
                last = family;
            }
            text.append(name).append(' ').append(count.getValue().sum()).append('\n');
        }
    }

    private static final class Times {
        private final LongAdder[] buckets = new LongAdder[BOUNDS_MILLIS.length + 1];
        private final LongAdder nanos = new LongAdder();

        Times() {
            for (int bucket = 0; bucket < buckets.length; bucket++) {
                buckets[bucket] = new LongAdder();
            }
        }

        void add(long time) {
            int bucket = 0;
            while (bucket < BOUNDS_MILLIS.length && time > BOUNDS_MILLIS[bucket] * 1_000_000) {
                bucket++;
            }
            buckets[bucket].increment();
            nanos.add(time);
        }

        void write(StringBuilder text, String name) {
            text.append("# TYPE ").append(name).append(" histogram\n");
            long count = 0;
            for (int bucket = 0; bucket < buckets.length; bucket++) {
                count += buckets[bucket].sum();
                String bound = bucket == BOUNDS_MILLIS.length ? "+Inf" : seconds(BOUNDS_MILLIS[bucket] * 1_000_000);
                text.append(name)
                        .append("_bucket{le=\"")
                        .append(bound)
                        .append("\"} ")
                        .append(count)
                        .append('\n');
            }
            text.append(name).append("_sum ").append(seconds(nanos.sum())).append('\n');
            text.append(name).append("_count ").append(count).append('\n');
        }

        private static String seconds(long nanos) {
            String text = String.format(Locale.ROOT, "%.9f", nanos / 1e9);
            int end = text.length();
            while (text.charAt(end - 1) == '0') {
                end--;
            }
            return text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
        }
    }
}
