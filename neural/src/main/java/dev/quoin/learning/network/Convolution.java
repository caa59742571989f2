package dev.quoin.learning.network;

import dev.quoin.env.space.Shape;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorOptional;
import org.bytedeco.pytorch.global.torch;

/// A 3×3 convolutional layer.
///
/// @param padding rows of zeros around the board: 1 keeps its size, 0 shrinks it by two rows
record Convolution(String name, int inputs, int outputs, int padding) {
    static final int KERNEL = 3;
    private static final long[] ONE = {1, 1};

    String weight() {
        return name + ".weight";
    }

    String bias() {
        return name + ".bias";
    }

    /// Returns the side length of the board after the layer.
    int side(int before) {
        return before + 2 * padding - KERNEL + 1;
    }

    List<WeightSpec> weights() {
        double deviation = Dense.RELU_GAIN / Math.sqrt(inputs * KERNEL * KERNEL);
        return List.of(
                new WeightSpec(weight(), Shape.of(outputs, inputs, KERNEL, KERNEL), deviation),
                new WeightSpec(bias(), Shape.of(outputs), 0));
    }

    Tensor of(NetworkWeights weights, Tensor input) {
        var paddings = new long[] {padding, padding};
        return torch.conv2d(input, weights.of(weight()), new TensorOptional(weights.of(bias())), ONE, paddings, ONE, 1);
    }

    OnnxTensor describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor input) {
        return graph.conv(input, weights.values(weight()), weights.values(bias()), padding);
    }
}
