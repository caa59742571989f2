package dev.quoin.learning.network;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorVector;
import org.bytedeco.pytorch.global.torch;

/// A multilayer perceptron over board and rack, for words as actions. Immutable.
///
/// The logit of a word on a square is the sum of a word logit and a square logit: 1,355 outputs instead of
/// 65,250, each trained by many moves. The mask decides which word fits where. Such a sum cannot express
/// that a word suits one square better than another.
public final class WordNetwork implements Network {
    private static final String BOARD = "board";

    // An empty square, or A to Z.
    private static final int KINDS = 27;

    private final FeatureScaler others;
    private final Field board;
    private final int words;
    private final int places;
    private final Mlp mlp;
    private final Dense place;
    private final Dense word;
    private final Dense value;

    /// Creates a network for an environment with words as actions.
    ///
    /// @param hiddenSize the number of units in each layer
    public WordNetwork(SlotLayout layout, int hiddenSize) {
        board = FeatureScaler.field(layout, BOARD);
        int squares = board.box().shape().size();
        places = 2 * squares;
        words = (layout.actions() - 1) / places;
        if (places * words + 1 != layout.actions()) {
            throw new IllegalArgumentException(
                    "actions must be words on " + places + " places and the pass, got " + layout.actions());
        }
        others = FeatureScaler.withoutBoard(layout);
        mlp = Mlp.of(squares * KINDS + others.size(), hiddenSize);
        place = new Dense("place", hiddenSize, places + 1, Dense.POLICY_GAIN);
        word = new Dense("word", hiddenSize, words, Dense.POLICY_GAIN);
        value = new Dense("value", hiddenSize, 1, 1);
    }

    @Override
    public List<String> fields() {
        var fields = new ArrayList<>(List.of(BOARD));
        fields.addAll(others.names());
        return fields;
    }

    @Override
    public List<WeightSpec> weights() {
        var weights = new ArrayList<>(mlp.weights());
        weights.addAll(place.weights());
        weights.addAll(word.weights());
        weights.addAll(value.weights());
        return weights;
    }

    @Override
    public PolicyValue predict(NetworkWeights weights, ObservationBatch batch) {
        var parts = new TensorVector();
        parts.push_back(letters(batch.field(BOARD)));
        parts.push_back(others.of(batch));
        Tensor state = mlp.of(weights, torch.cat(parts, 1));
        Tensor actions = batch.actions();
        Tensor places = actions.floor_divide(new Scalar(words));
        Tensor placed = actions.lt(new Scalar((double) words * this.places)).toType(torch.ScalarType.Float);
        Tensor logits = place.of(weights, state)
                .gather(1, places)
                .add(word.of(weights, state)
                        .gather(1, actions.remainder(new Scalar(words)))
                        .mul(placed));
        return new PolicyValue(logits, value.of(weights, state).squeeze(1));
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        OnnxTensor letters = graph.flatten(graph.oneHot(FeatureScaler.input(graph, board), KINDS));
        OnnxTensor features = graph.concat(0, List.of(letters, others.describe(graph)));
        OnnxTensor state = mlp.describe(graph, weights, features);
        OnnxTensor place = this.place.describe(graph, weights, state);
        OnnxTensor sum = graph.add(
                graph.reshape(graph.slice(place, 0, 0, places), places, 1),
                graph.reshape(word.describe(graph, weights, state), 1, words));
        graph.output("logits", graph.concat(0, List.of(graph.flatten(sum), graph.slice(place, 0, places, places + 1))));
        graph.output("value", graph.reshape(value.describe(graph, weights, state)));
    }

    /// Returns the one-hot encoding of the squares.
    private static Tensor letters(Tensor board) {
        float[] numbers = new float[KINDS];
        IntStream.range(0, KINDS).forEach(kind -> numbers[kind] = kind);
        return board.flatten(1, -1)
                .unsqueeze(2)
                .eq(Tensor.create(numbers, KINDS))
                .toType(torch.ScalarType.Float)
                .flatten(1, -1);
    }
}
