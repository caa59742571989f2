package dev.quoin.env.crossword;

import dev.quoin.env.slots.SlotLayout;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/// Reads observations and infos of tests by name.
final class Showings {
    private Showings() {}

    /// The legal actions.
    static List<Integer> mask(Map<?, ?> values) {
        byte[] mask = bytes(values, SlotLayout.MASK);
        return IntStream.range(0, mask.length)
                .filter(action -> mask[action] == 1)
                .boxed()
                .toList();
    }

    /// A field of bytes.
    static byte[] bytes(Map<?, ?> values, String field) {
        return (byte[]) Objects.requireNonNull(values.get(field));
    }

    /// A field of numbers.
    static int[] ints(Map<?, ?> values, String field) {
        return (int[]) Objects.requireNonNull(values.get(field));
    }
}
