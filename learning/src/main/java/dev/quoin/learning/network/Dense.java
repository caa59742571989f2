package dev.quoin.learning.network;

import dev.quoin.env.space.Shape;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorOptional;
import org.bytedeco.pytorch.global.torch;

/// A layer in which every output sees every input.
///
/// @param gain how large its first weights are: the square root of 2 before a rectifier, little where all actions
/// should
///     be alike at first
record Dense(String name, int inputs, int outputs, double gain) {
    static final double RECTIFIED = Math.sqrt(2);
    static final double EVEN = 0.01;

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

    Tensor of(NetworkWeights weights, Tensor seen) {
        return torch.linear(seen, weights.of(weight()), new TensorOptional(weights.of(bias())));
    }

    OnnxTensor describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor seen) {
        return graph.dense(seen, weights.values(weight()), weights.values(bias()));
    }
}
