package dev.quoin.learning.network;

import dev.quoin.env.space.Shape;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.List;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorOptional;
import org.bytedeco.pytorch.global.torch;

/// A layer of 3×3 convolutions.
///
/// @param padding how many rows of zeros are put around: 1 keeps the size of the board, 0 takes two rows off it
record Convolution(String name, int inputs, int outputs, int padding) {
    static final int SIDE = 3;
    private static final long[] ONE = {1, 1};

    String weight() {
        return name + ".weight";
    }

    String bias() {
        return name + ".bias";
    }

    /// The side of the board behind the layer.
    int side(int before) {
        return before + 2 * padding - SIDE + 1;
    }

    List<WeightSpec> weights() {
        double spread = Dense.RECTIFIED / Math.sqrt(inputs * SIDE * SIDE);
        return List.of(
                new WeightSpec(weight(), Shape.of(outputs, inputs, SIDE, SIDE), spread),
                new WeightSpec(bias(), Shape.of(outputs), 0));
    }

    Tensor of(NetworkWeights weights, Tensor seen) {
        var around = new long[] {padding, padding};
        return torch.conv2d(seen, weights.of(weight()), new TensorOptional(weights.of(bias())), ONE, around, ONE, 1);
    }

    OnnxTensor describe(OnnxGraph graph, NetworkWeights weights, OnnxTensor seen) {
        return graph.conv(seen, weights.values(weight()), weights.values(bias()), padding);
    }
}
