package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import java.util.stream.Stream;
import org.bytedeco.pytorch.Tensor;

/// The policy head and the value head on top of a shared torso.
///
/// @param policy maps the features of the torso to logits
/// @param value maps the same features to the value
record ActorCriticHeads(Dense policy, Dense value) {
    /// Returns heads for a torso of `width` units.
    static ActorCriticHeads of(int width, int actions) {
        return new ActorCriticHeads(
                new Dense("policy", width, actions, Dense.POLICY_GAIN), new Dense("value", width, 1, 1));
    }

    List<WeightSpec> weights() {
        return Stream.of(policy, value)
                .flatMap(layer -> layer.weights().stream())
                .toList();
    }

    PolicyValue of(NetworkWeights weights, ObservationBatch batch, Tensor features) {
        return new PolicyValue(
                policy.of(weights, features).gather(1, batch.actions()),
                value.of(weights, features).squeeze(1));
    }

    void describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor features) {
        graph.output("logits", policy.describe(graph, weights, features));
        graph.output("value", graph.reshape(value.describe(graph, weights, features)));
    }
}
