package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import java.util.stream.Stream;
import org.bytedeco.pytorch.Tensor;

/// The ends of a network that has a number for each action and one for the worth of the position.
///
/// @param policy from what was made of a position to the actions
/// @param value from the same to the worth
record Heads(Dense policy, Dense value) {
    /// Heads on a layer of this width.
    static Heads of(int width, int actions) {
        return new Heads(new Dense("policy", width, actions, Dense.EVEN), new Dense("value", width, 1, 1));
    }

    List<WeightSpec> weights() {
        return Stream.of(policy, value)
                .flatMap(layer -> layer.weights().stream())
                .toList();
    }

    Prediction of(Weights weights, Inputs inputs, Tensor state) {
        return new Prediction(
                policy.of(weights, state).gather(1, inputs.actions()),
                value.of(weights, state).squeeze(1));
    }

    void describe(OnnxGraph graph, Weights weights, OnnxTensor state) {
        graph.output("logits", policy.describe(graph, weights, state));
        graph.output("value", graph.reshape(value.describe(graph, weights, state)));
    }
}
