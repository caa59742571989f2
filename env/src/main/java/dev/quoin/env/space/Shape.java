package dev.quoin.env.space;

import java.util.Arrays;
import java.util.List;

/// The lengths of an array along its axes, outermost first; a shape without axes is a single number.
public record Shape(List<Integer> lengths) {
    public Shape {
        lengths = List.copyOf(lengths);
        for (int length : lengths) {
            if (length < 1) {
                throw new IllegalArgumentException("an axis must have a length of at least 1, got " + lengths);
            }
        }
    }

    /// Creates a shape with these lengths.
    public static Shape of(int... lengths) {
        return new Shape(Arrays.stream(lengths).boxed().toList());
    }

    /// Returns the number of elements.
    public int size() {
        int size = 1;
        for (int length : lengths) {
            size = Math.multiplyExact(size, length);
        }
        return size;
    }

    /// Returns whether it has no axes.
    public boolean isSingle() {
        return lengths.isEmpty();
    }

    /// Returns the shape as Python writes it: `(3, 8, 8)`, `(5,)`, `()`.
    @Override
    public String toString() {
        String inside = lengths.toString().substring(1, lengths.toString().length() - 1);
        return "(" + inside + (lengths.size() == 1 ? ",)" : ")");
    }
}
