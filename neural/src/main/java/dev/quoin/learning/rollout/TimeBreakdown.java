package dev.quoin.learning.rollout;

import java.util.EnumMap;
import java.util.Map;

/// A breakdown of training time into environment, inference, update and evaluation. Mutable, not
/// thread-safe.
public final class TimeBreakdown {
    /// A part of the training loop.
    public enum Part {
        /// Stepping environments and reading observations.
        ENVIRONMENT,

        /// Forward passes that choose actions.
        INFERENCE,

        /// Gradient steps.
        UPDATE,

        /// Evaluation games against fixed opponents.
        EVALUATION
    }

    private final Map<Part, Long> nanos = new EnumMap<>(Part.class);

    /// Runs `work` and adds its time to a part.
    public void time(Part part, Runnable work) {
        long start = System.nanoTime();
        work.run();
        nanos.merge(part, System.nanoTime() - start, Long::sum);
    }

    /// Returns the number of seconds spent on a part.
    public double seconds(Part part) {
        return nanos.getOrDefault(part, 0L) / 1e9;
    }

    /// Returns the percentage of each part, such as `environment 3 %, update 97 %`.
    @Override
    public String toString() {
        double all = nanos.values().stream().mapToLong(Long::longValue).sum();
        var text = new StringBuilder();
        nanos.forEach((part, spent) -> text.append(text.isEmpty() ? "" : ", ")
                .append(part.name().toLowerCase(java.util.Locale.ROOT))
                .append(' ')
                .append(Math.round(100 * spent / all))
                .append('%'));
        return text.toString();
    }
}
