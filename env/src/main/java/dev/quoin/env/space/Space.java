package dev.quoin.env.space;

import java.util.random.RandomGenerator;

/// A set of values, as Gymnasium describes observations and actions.
///
/// Values are plain Java: a `float[]`, `byte[]`, `int[]` or `long[]` in row-major order for [Box] and [MultiBinary], or
/// a number when the box has no axes; an `Integer` for [Discrete]; a `Map` from names to values for [DictSpace].
public sealed interface Space permits Box, Discrete, MultiBinary, DictSpace {
    /// Whether a value belongs to the space: its type, its length and every number.
    boolean contains(Object value);

    /// A value of the space, chosen by chance.
    Object sample(RandomGenerator chance);
}
