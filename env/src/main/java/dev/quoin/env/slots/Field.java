package dev.quoin.env.slots;

import dev.quoin.env.space.Box;
import dev.quoin.env.space.ElementType;
import dev.quoin.env.space.Shape;

/// A field of an observation or info.
///
/// @param name the key in an observation dictionary or an info
/// @param box the shape, type and bounds of its numbers
public record Field(String name, Box box) {
    /// Creates a field of numbers between two bounds.
    public static Field of(String name, ElementType type, double low, double high, int... shape) {
        return new Field(name, new Box(low, high, Shape.of(shape), type));
    }

    /// Returns the size of one slot in bytes.
    public int bytes() {
        return box.shape().size() * box.type().bytes();
    }
}
