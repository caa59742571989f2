package dev.quoin.env.check;

import dev.quoin.env.Start;
import dev.quoin.env.Step;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/// What an environment showed at one time, to be compared with what it shows at another. It keeps the arrays
/// themselves:
/// an environment that changes them later is found out by comparing [#digest].
record Shown(Object observation, Map<String, Object> info, float reward, boolean terminated, boolean truncated) {
    static Shown of(Start start) {
        return new Shown(start.observation(), start.info(), 0, false, false);
    }

    static Shown of(Step step) {
        return new Shown(step.observation(), step.info(), step.reward(), step.terminated(), step.truncated());
    }

    boolean isEnd() {
        return terminated || truncated;
    }

    /// Whether another shows the same, rewards and ends included.
    boolean isSame(Shown that) {
        return looksLike(that)
                && Float.compare(reward, that.reward) == 0
                && terminated == that.terminated
                && truncated == that.truncated;
    }

    /// Whether observation and info are the same.
    boolean looksLike(Shown that) {
        return differing(that).isEmpty();
    }

    /// The name of a part that differs, empty when none does.
    String differing(Shown that) {
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
