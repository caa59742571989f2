package dev.quoin.env.check;

import dev.quoin.env.ResetResult;
import dev.quoin.env.StepResult;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/// The result of one step of an environment, for comparison with another step. It holds the arrays
/// themselves, so that comparing [#digest] later detects an environment that modifies them.
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

    /// Returns whether another snapshot is equal, including rewards and flags.
    boolean isSame(Snapshot that) {
        return looksLike(that)
                && Float.compare(reward, that.reward) == 0
                && terminated == that.terminated
                && truncated == that.truncated;
    }

    /// Returns whether observation and info are equal.
    boolean looksLike(Snapshot that) {
        return differing(that).isEmpty();
    }

    /// Returns the name of a part that differs, or an empty string.
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
