package dev.quoin.env.check;

import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/// What an environment returned at one step, for comparison with another step. It keeps the arrays themselves, so that
/// comparing [#digest] later detects an environment that changes them.
record Snapshot(Object observation, Map<String, Object> info, float reward, boolean terminated, boolean truncated) {
    static Snapshot of(ResetResult start) {
        return new Snapshot(start.observation(), start.info(), 0, false, false);
    }

    static Snapshot of(StepResult step) {
        return new Snapshot(step.observation(), step.info(), step.reward(), step.terminated(), step.truncated());
    }

    boolean isEnd() {
        return terminated || truncated;
    }

    /// Whether another shows the same, rewards and ends included.
    boolean isSame(Snapshot that) {
        return looksLike(that)
                && Float.compare(reward, that.reward) == 0
                && terminated == that.terminated
                && truncated == that.truncated;
    }

    /// Whether observation and info are the same.
    boolean looksLike(Snapshot that) {
        return differing(that).isEmpty();
    }

    /// The name of a part that differs, empty when none does.
    String differing(Snapshot that) {
        for (String name : info.keySet()) {
            if (!Objects.deepEquals(info.get(name), that.info.get(name))) {
                return "info " + name;
            }
        }
        return Arrays.deepEquals(parts(observation), parts(that.observation)) ? "" : "observation";
    }

    int digest() {
        return 31 * Arrays.deepHashCode(parts(observation)) + Arrays.deepHashCode(parts(info));
    }

    private static Object[] parts(Object value) {
        return value instanceof Map<?, ?> map ? map.values().toArray() : new Object[] {value};
    }
}
