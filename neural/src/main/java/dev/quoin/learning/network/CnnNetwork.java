package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.pytorch.Tensor;

/// A convolutional network over the planes of a board, with a dense layer and actor-critic heads. Immutable.
///
/// The environment's specification suggests channels 64, 128, 128 with padding and a dense layer of 512
/// units: 4.5 million weights. On one core a smaller network without padding learns as much in an hour,
/// because it sees more games.
public final class CnnNetwork implements Network {
    private final String field;
    private final int planes;
    private final int side;
    private final List<Convolution> convolutions = new ArrayList<>();
    private final Dense dense;
    private final ActorCriticHeads heads;

    /// Creates a network for a square board.
    ///
    /// @param field the planes, (planes, side, side)
    /// @param channels the output channels of each convolution
    /// @param padding the padding of each convolution, 0 or 1
    /// @param hiddenSize the number of units in the dense layer
    /// @param actions the number of actions
    public CnnNetwork(
            String field,
            int planes,
            int side,
            List<Integer> channels,
            List<Integer> padding,
            int hiddenSize,
            int actions) {
        if (channels.isEmpty() || channels.size() != padding.size()) {
            throw new IllegalArgumentException(
                    "each convolution needs channels and a padding, got channels " + channels + ", padding " + padding);
        }
        this.field = field;
        this.planes = planes;
        this.side = side;
        int inputs = planes;
        int left = side;
        for (int number = 0; number < channels.size(); number++) {
            var layer = new Convolution("conv" + (number + 1), inputs, channels.get(number), padding.get(number));
            convolutions.add(layer);
            inputs = channels.get(number);
            left = layer.side(left);
            if (left < 1) {
                throw new IllegalArgumentException("convolutions must leave a board of at least 1 square, padding "
                        + padding + " leaves none of a side of " + side);
            }
        }
        dense = new Dense("dense", inputs * left * left, hiddenSize, Dense.RELU_GAIN);
        heads = ActorCriticHeads.of(hiddenSize, actions);
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
    public PolicyValue predict(NetworkWeights weights, ObservationBatch batch) {
        Tensor hidden = batch.field(field);
        for (Convolution layer : convolutions) {
            hidden = layer.of(weights, hidden).relu();
        }
        return heads.of(weights, batch, dense.of(weights, hidden.flatten(1, -1)).relu());
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        OnnxTensor hidden = graph.input(field, planes, side, side);
        for (Convolution layer : convolutions) {
            hidden = graph.relu(layer.describe(graph, weights, hidden));
        }
        heads.describe(graph, weights, graph.relu(dense.describe(graph, weights, graph.flatten(hidden))));
    }
}
