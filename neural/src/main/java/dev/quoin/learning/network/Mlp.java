package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import java.util.stream.Stream;
import org.bytedeco.pytorch.Tensor;

/// A multilayer perceptron: two dense layers with ReLU.
///
/// @param first the first layer
/// @param second the second layer
record Mlp(Dense first, Dense second) {
    /// Returns layers of `width` units.
    static Mlp of(int inputs, int width) {
        return new Mlp(
                new Dense("dense1", inputs, width, Dense.RELU_GAIN),
                new Dense("dense2", width, width, Dense.RELU_GAIN));
    }

    List<WeightSpec> weights() {
        return Stream.of(first, second)
                .flatMap(layer -> layer.weights().stream())
                .toList();
    }

    Tensor of(NetworkWeights weights, Tensor input) {
        return second.of(weights, first.of(weights, input).relu()).relu();
    }

    OnnxTensor describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor input) {
        return graph.relu(second.describe(graph, weights, graph.relu(first.describe(graph, weights, input))));
    }
}
