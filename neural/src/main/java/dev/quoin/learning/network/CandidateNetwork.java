package dev.quoin.learning.network;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorVector;
import org.bytedeco.pytorch.global.torch;

/// Scores each candidate of a list with the same small network, conditioned on the whole position. Immutable.
///
/// The number of weights depends neither on the length of the list nor on the size of the board. The value of a
/// position comes from its own features and from those of the candidates, weighted by the probability of each.
public final class CandidateNetwork implements Network {
    private static final String CANDIDATES = "candidates";
    private static final String REPLIES = "candidate_replies";

    // The environment divides scores by 100; plays differ by tens.
    private static final int SCORE_COLUMN = 3;
    private static final float SCORE_SCALE = 10;

    private final FeatureScaler scaler;
    private final List<Field> rows = new ArrayList<>();
    private final Dense state;
    private final Dense fromState;
    private final Dense candidate;
    private final Dense further;
    private final Dense policy;
    private final Dense pooled;
    private final Dense value;

    /// Creates a network for an environment with a list of candidates.
    ///
    /// @param hiddenSize the number of units in each layer
    public CandidateNetwork(SlotLayout layout, int hiddenSize) {
        scaler = FeatureScaler.withoutBoard(layout);
        rows.add(FeatureScaler.field(layout, CANDIDATES));
        if (layout.observation().stream().anyMatch(field -> field.name().equals(REPLIES))) {
            rows.add(FeatureScaler.field(layout, REPLIES));
        }
        int features = rows.stream().mapToInt(CandidateNetwork::width).sum();
        state = new Dense("state", scaler.size(), hiddenSize, Dense.RELU_GAIN);
        fromState = new Dense("from_state", hiddenSize, hiddenSize, 1);
        candidate = new Dense("candidate", features, hiddenSize, 1);
        further = new Dense("further", hiddenSize, hiddenSize, Dense.RELU_GAIN);
        policy = new Dense("policy", hiddenSize, 1, Dense.POLICY_GAIN);
        pooled = new Dense("pooled", 2 * hiddenSize, hiddenSize, Dense.RELU_GAIN);
        value = new Dense("value", hiddenSize, 1, 1);
    }

    @Override
    public List<String> fields() {
        var fields = new ArrayList<>(scaler.names());
        rows.forEach(field -> fields.add(field.name()));
        return fields;
    }

    @Override
    public List<WeightSpec> weights() {
        var weights = new ArrayList<WeightSpec>();
        for (Dense layer : List.of(state, fromState, candidate, further, policy, pooled, value)) {
            weights.addAll(layer.weights());
        }
        return weights;
    }

    /// Evaluates listed candidates only: the rows of all positions are concatenated without padding.
    @Override
    public PolicyValue predict(NetworkWeights weights, ObservationBatch batch) {
        long count = batch.size();
        long maxActions = batch.actions().size(1);
        Tensor listed =
                batch.logitMask().flatten().eq(new Scalar(0.0)).nonzero().squeeze(1);
        Tensor owner = listed.floor_divide(new Scalar(maxActions));
        Tensor position = state.of(weights, scaler.of(batch)).relu();
        Tensor context = fromState.of(weights, position).index_select(0, owner);
        Tensor hidden = candidate
                .of(weights, features(batch, listed, owner))
                .add(context)
                .relu();
        hidden = further.of(weights, hidden).relu();
        Tensor scores = policy.of(weights, hidden).squeeze(1);
        Tensor logits = batch.logitMask()
                .mul(new Scalar(0.0))
                .flatten()
                .scatter(0, listed, scores)
                .reshape(count, maxActions);
        Tensor probabilities = batch.mask(logits).softmax(1).detach().flatten().index_select(0, listed);
        Tensor expected = position.mul(new Scalar(0.0)).index_add(0, owner, hidden.mul(probabilities.unsqueeze(1)));
        var both = new TensorVector();
        both.push_back(position);
        both.push_back(expected);
        Tensor torso = pooled.of(weights, torch.cat(both, 1)).relu();
        return new PolicyValue(logits, value.of(weights, torso).squeeze(1));
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        OnnxTensor position = graph.relu(state.describe(graph, weights, scaler.describe(graph)));
        OnnxTensor context = fromState.describe(graph, weights, position);
        var parts = new ArrayList<OnnxTensor>();
        for (Field field : rows) {
            OnnxTensor input = FeatureScaler.input(graph, field);
            parts.add(field.name().equals(CANDIDATES) ? graph.scale(input, repeated(field)) : input);
        }
        OnnxTensor hidden = candidate.describe(graph, weights, graph.concat(1, parts));
        hidden = graph.relu(graph.add(hidden, graph.reshape(context, 1, context.size())));
        hidden = graph.relu(further.describe(graph, weights, hidden));
        graph.output("logits", graph.flatten(policy.describe(graph, weights, hidden)));
    }

    /// Returns the scales of one candidate, repeated for all rows.
    private static float[] repeated(Field field) {
        float[] scales = new float[field.box().shape().size()];
        for (int at = 0; at < scales.length; at++) {
            scales[at] = at % width(field) == SCORE_COLUMN ? SCORE_SCALE : 1;
        }
        return scales;
    }

    private static int width(Field field) {
        return field.box().shape().lengths().getLast();
    }

    private static Tensor scales(Field field) {
        float[] scales = new float[width(field)];
        Arrays.fill(scales, 1);
        scales[SCORE_COLUMN] = SCORE_SCALE;
        return Tensor.create(scales, scales.length);
    }

    /// Returns the features of the listed candidates, one row each.
    private Tensor features(ObservationBatch batch, Tensor listed, Tensor owner) {
        Tensor action = batch.actions().flatten().index_select(0, listed);
        var parts = new TensorVector();
        for (Field field : rows) {
            Tensor all = batch.field(field.name());
            Tensor place = owner.mul(new Scalar(all.size(1))).add(action);
            Tensor chosen = all.flatten(0, 1).index_select(0, place);
            parts.push_back(field.name().equals(CANDIDATES) ? chosen.mul(scales(field)) : chosen);
        }
        return torch.cat(parts, 1);
    }
}
