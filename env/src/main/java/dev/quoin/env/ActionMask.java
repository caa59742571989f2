package dev.quoin.env;

import dev.quoin.env.slots.SlotLayout;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/// The mask of legal actions in an info, with types.
final class ActionMask {
    private ActionMask() {}

    /// Returns for each action whether it is legal.
    static boolean[] of(Map<String, Object> info) {
        byte[] bytes = bytes(info);
        var mask = new boolean[bytes.length];
        for (int action = 0; action < mask.length; action++) {
            mask[action] = bytes[action] != 0;
        }
        return mask;
    }

    /// Returns the legal actions, lowest first.
    static int[] legal(Map<String, Object> info) {
        byte[] bytes = bytes(info);
        return IntStream.range(0, bytes.length)
                .filter(action -> bytes[action] != 0)
                .toArray();
    }

    private static byte[] bytes(Map<String, Object> info) {
        return (byte[]) Objects.requireNonNull(info.get(SlotLayout.MASK), "an info without " + SlotLayout.MASK);
    }

    /// Returns a value of an observation or info for debugging: arrays by their size, such as `float[192]`.
    static Object brief(Object value) {
        if (value instanceof Map<?, ?> map) {
            var brief = new LinkedHashMap<Object, Object>();
            map.forEach((name, each) -> brief.put(name, brief(each)));
            return brief;
        }
        Class<?> element = value.getClass().getComponentType();
        return element == null ? value : element.getSimpleName() + "[" + Array.getLength(value) + "]";
    }
}
