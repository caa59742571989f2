package dev.quoin.learning.rollout;

import java.util.EnumMap;
import java.util.Map;

/// Where the time of a course goes. Mutable, for one thread.
public final class TimeBreakdown {
    /// What time is spent on.
    public enum Part {
        /// Stepping games, and copying what they show.
        ENVIRONMENT,

        /// Asking the network what to do.
        INFERENCE,

        /// Learning from what was done.
        UPDATE,

        /// Games against fixed opponents.
        EVALUATION
    }

    private final Map<Part, Long> nanos = new EnumMap<>(Part.class);

    /// Does something, and counts its time.
    public void time(Part part, Runnable work) {
        long start = System.nanoTime();
        work.run();
        nanos.merge(part, System.nanoTime() - start, Long::sum);
    }

    /// Seconds spent on a part.
    public double seconds(Part part) {
        return nanos.getOrDefault(part, 0L) / 1e9;
    }

    /// As text: the share of each part of all that was counted.
    @Override
    public String toString() {
        double all = nanos.values().stream().mapToLong(Long::longValue).sum();
        var text = new StringBuilder();
        nanos.forEach((part, spent) -> text.append(text.isEmpty() ? "" : ", ")
                .append(part.name().toLowerCase(java.util.Locale.ROOT))
                .append(' ')
                .append(Math.round(100 * spent / all))
                .append(" %"));
        return text.toString();
    }
}
