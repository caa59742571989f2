package dev.quoin.learning.network;

import dev.quoin.env.space.Shape;

/// One weight tensor of a network, and how to initialize it.
///
/// @param name its name in checkpoints
/// @param shape its shape
/// @param deviation the standard deviation of its initial values; 0 for zeros
public record WeightSpec(String name, Shape shape, double deviation) {}
