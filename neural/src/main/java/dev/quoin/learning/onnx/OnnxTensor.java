package dev.quoin.learning.onnx;

import java.util.List;

/// A tensor in an [OnnxGraph].
///
/// @param name its name in the file
/// @param shape its axes without the batch; empty for one number per example
public record OnnxTensor(String name, List<Integer> shape) {
    public OnnxTensor {
        shape = List.copyOf(shape);
        if (shape.stream().anyMatch(length -> length < 1)) {
            throw new IllegalArgumentException("'" + name + "' must have axes of at least 1, got " + shape);
        }
    }

    /// Returns the number of elements per example.
    public int size() {
        return shape.stream().reduce(1, Math::multiplyExact);
    }

    /// Returns the length of the last axis.
    int last() {
        return shape.getLast();
    }
}
