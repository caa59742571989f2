package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.pytorch.Tensor;

/// Convolutions over the planes of a board, a dense layer, and heads for actions and worth. Immutable.
///
/// The network that the environment's specification names has channels 64, 128, 128 with padding and a dense layer of
/// 512: 4.5 million weights. Fewer channels without padding learn as much in an hour on one core, because they see
/// more games.
public final class CnnNetwork implements Network {
    private final String field;
    private final int planes;
    private final int side;
    private final List<Convolution> convolutions = new ArrayList<>();
    private final Dense dense;
    private final ActorCriticHeads heads;

    /// A network for a square board.
    ///
    /// @param field the planes, (planes, side, side)
    /// @param channels how many channels each convolution has
    /// @param padding that of each convolution, 0 or 1
    /// @param width how wide the dense layer is
    /// @param actions how many actions there are
    public CnnNetwork(
            String field, int planes, int side, List<Integer> channels, List<Integer> padding, int width, int actions) {
        if (channels.isEmpty() || channels.size() != padding.size()) {
            throw new IllegalArgumentException(
                    "each convolution needs channels and a padding, got channels " + channels + ", padding " + padding);
        }
        this.field = field;
        this.planes = planes;
        this.side = side;
        int before = planes;
        int left = side;
        for (int number = 0; number < channels.size(); number++) {
            var layer = new Convolution("conv" + (number + 1), before, channels.get(number), padding.get(number));
            convolutions.add(layer);
            before = channels.get(number);
            left = layer.side(left);
            if (left < 1) {
                throw new IllegalArgumentException("convolutions must leave a board of at least 1 square, padding "
                        + padding + " leaves none of a side of " + side);
            }
        }
        dense = new Dense("dense", before * left * left, width, Dense.RECTIFIED);
        heads = ActorCriticHeads.of(width, actions);
    }

    @Override
    public List<String> fields() {
        return List.of(field);
    }

    @Override
    public List<WeightSpec> weights() {
        var weights = new ArrayList<WeightSpec>();
        convolutions.forEach(layer -> weights.addAll(layer.weights()));
        weights.addAll(dense.weights());
        weights.addAll(heads.weights());
        return weights;
    }

    @Override
    public PolicyValue predict(NetworkWeights weights, ObservationBatch inputs) {
        Tensor seen = inputs.field(field);
        for (Convolution layer : convolutions) {
            seen = layer.of(weights, seen).relu();
        }
        return heads.of(weights, inputs, dense.of(weights, seen.flatten(1, -1)).relu());
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        OnnxTensor seen = graph.input(field, planes, side, side);
        for (Convolution layer : convolutions) {
            seen = graph.relu(layer.describe(graph, weights, seen));
        }
        heads.describe(graph, weights, graph.relu(dense.describe(graph, weights, graph.flatten(seen))));
    }
}
