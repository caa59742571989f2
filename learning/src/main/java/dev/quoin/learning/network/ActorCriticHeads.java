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
record ActorCriticHeads(Dense policy, Dense value) {
    /// Heads on a layer of this width.
    static ActorCriticHeads of(int width, int actions) {
        return new ActorCriticHeads(new Dense("policy", width, actions, Dense.EVEN), new Dense("value", width, 1, 1));
    }

    List<WeightSpec> weights() {
        return Stream.of(policy, value)
                .flatMap(layer -> layer.weights().stream())
                .toList();
    }

    PolicyValue of(NetworkWeights weights, ObservationBatch inputs, Tensor state) {
        return new PolicyValue(
                policy.of(weights, state).gather(1, inputs.actions()),
                value.of(weights, state).squeeze(1));
    }

    void describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor state) {
        graph.output("logits", policy.describe(graph, weights, state));
        graph.output("value", graph.reshape(value.describe(graph, weights, state)));
    }
}
