package dev.quoin.env.space;

import java.util.random.RandomGenerator;

/// A set of values that observations or actions can take, as in Gymnasium.
///
/// Values are plain Java: a `float[]`, `byte[]`, `int[]` or `long[]` in row-major order for [Box] and [MultiBinary], or
/// a number when the box has no axes; an `Integer` for [Discrete]; a `Map` from names to values for [DictSpace].
public sealed interface Space permits Box, Discrete, MultiBinary, DictSpace {
    /// Returns whether a value belongs to the space: checks its type, its length and every number.
    boolean contains(Object value);

    /// Returns a random value of the space.
    Object sample(RandomGenerator chance);
}
