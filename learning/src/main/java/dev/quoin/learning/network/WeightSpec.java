package dev.quoin.learning.network;

import dev.quoin.env.space.Shape;

/// One array of weights before anything is learnt.
///
/// @param name what it is called in files
/// @param shape its axes
/// @param spread the standard deviation of its first numbers; 0 for zeros
public record WeightSpec(String name, Shape shape, double spread) {}
