package dev.quoin.env.slots;

import dev.quoin.env.space.Box;
import dev.quoin.env.space.ElementType;
import dev.quoin.env.space.Shape;

/// One thing that a slot shows: its name and what its numbers are.
///
/// @param name as in an observation dictionary or an info
/// @param box the shape, the type and the bounds of its numbers
public record Field(String name, Box box) {
    /// A field of numbers between two bounds.
    public static Field of(String name, ElementType type, double low, double high, int... shape) {
        return new Field(name, new Box(low, high, Shape.of(shape), type));
    }

    /// How many bytes one slot takes.
    public int bytes() {
        return box.shape().size() * box.type().bytes();
    }
}
