package dev.quoin.learning.network;

import dev.quoin.env.space.Shape;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorOptional;
import org.bytedeco.pytorch.global.torch;

/// A fully connected layer.
///
/// @param gain the scale of the initial weights: [#RELU_GAIN] before a ReLU, [#POLICY_GAIN] for a policy head, 1 for a
///     value head
record Dense(String name, int inputs, int outputs, double gain) {
    static final double RELU_GAIN = Math.sqrt(2);

    /// The gain of a policy head: small, so that the initial policy is almost uniform.
    static final double POLICY_GAIN = 0.01;

    String weight() {
        return name + ".weight";
    }

    String bias() {
        return name + ".bias";
    }

    List<WeightSpec> weights() {
        return List.of(
                new WeightSpec(weight(), Shape.of(outputs, inputs), gain / Math.sqrt(inputs)),
                new WeightSpec(bias(), Shape.of(outputs), 0));
    }

    Tensor of(NetworkWeights weights, Tensor input) {
        return torch.linear(input, weights.of(weight()), new TensorOptional(weights.of(bias())));
    }

    OnnxTensor describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor input) {
        return graph.dense(input, weights.values(weight()), weights.values(bias()));
    }
}
