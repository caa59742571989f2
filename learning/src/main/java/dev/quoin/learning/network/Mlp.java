package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import java.util.stream.Stream;
import org.bytedeco.pytorch.Tensor;

/// Two dense layers behind one another, each with a rectifier.
///
/// @param first sees the inputs
/// @param second sees the first
record Mlp(Dense first, Dense second) {
    /// Layers of this width.
    static Mlp of(int inputs, int width) {
        return new Mlp(
                new Dense("dense1", inputs, width, Dense.RECTIFIED),
                new Dense("dense2", width, width, Dense.RECTIFIED));
    }

    List<WeightSpec> weights() {
        return Stream.of(first, second)
                .flatMap(layer -> layer.weights().stream())
                .toList();
    }

    Tensor of(NetworkWeights weights, Tensor seen) {
        return second.of(weights, first.of(weights, seen).relu()).relu();
    }

    OnnxTensor describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor seen) {
        return graph.relu(second.describe(graph, weights, graph.relu(first.describe(graph, weights, seen))));
    }
}
