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

/// Judges each candidate of a list by the same small network, in the light of the whole position. Immutable.
///
/// The number of weights does not depend on the length of the list or the size of the board. The worth of a position
/// comes from its own features and from those of the candidates, weighed by how likely each is to be played.
public final class CandidateNetwork implements Network {
    private static final String CANDIDATES = "candidates";
    private static final String REPLIES = "candidate_replies";

    // The environment gives scores as hundreds; plays differ by tens.
    private static final int SCORE_COLUMN = 3;
    private static final float SCORE_SCALE = 10;

    private final FeatureScaler seen;
    private final List<Field> rows = new ArrayList<>();
    private final Dense state;
    private final Dense fromState;
    private final Dense candidate;
    private final Dense further;
    private final Dense policy;
    private final Dense pooled;
    private final Dense value;

    /// A network for an environment with a list of candidates.
    ///
    /// @param width how wide its layers are
    public CandidateNetwork(SlotLayout layout, int width) {
        seen = FeatureScaler.besideBoard(layout);
        rows.add(FeatureScaler.field(layout, CANDIDATES));
        if (layout.observation().stream().anyMatch(field -> field.name().equals(REPLIES))) {
            rows.add(FeatureScaler.field(layout, REPLIES));
        }
        int features = rows.stream().mapToInt(CandidateNetwork::width).sum();
        state = new Dense("state", seen.size(), width, Dense.RECTIFIED);
        fromState = new Dense("from_state", width, width, 1);
        candidate = new Dense("candidate", features, width, 1);
        further = new Dense("further", width, width, Dense.RECTIFIED);
        policy = new Dense("policy", width, 1, Dense.EVEN);
        pooled = new Dense("pooled", 2 * width, width, Dense.RECTIFIED);
        value = new Dense("value", width, 1, 1);
    }

    @Override
    public List<String> fields() {
        var fields = new ArrayList<>(seen.names());
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

    /// Only listed candidates are judged: the rows of all positions one below the other, without what fills up.
    @Override
    public PolicyValue predict(NetworkWeights weights, ObservationBatch inputs) {
        long count = inputs.count();
        long most = inputs.actions().size(1);
        Tensor listed = inputs.closed().flatten().eq(new Scalar(0.0)).nonzero().squeeze(1);
        Tensor owner = listed.floor_divide(new Scalar(most));
        Tensor position = state.of(weights, seen.of(inputs)).relu();
        Tensor light = fromState.of(weights, position).index_select(0, owner);
        Tensor judged = candidate
                .of(weights, features(inputs, listed, owner))
                .add(light)
                .relu();
        judged = further.of(weights, judged).relu();
        Tensor said = policy.of(weights, judged).squeeze(1);
        Tensor logits = inputs.closed()
                .mul(new Scalar(0.0))
                .flatten()
                .scatter(0, listed, said)
                .reshape(count, most);
        Tensor shares = inputs.close(logits).softmax(1).detach().flatten().index_select(0, listed);
        Tensor expected = position.mul(new Scalar(0.0)).index_add(0, owner, judged.mul(shares.unsqueeze(1)));
        var both = new TensorVector();
        both.push_back(position);
        both.push_back(expected);
        Tensor worth = pooled.of(weights, torch.cat(both, 1)).relu();
        return new PolicyValue(logits, value.of(weights, worth).squeeze(1));
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        OnnxTensor position = graph.relu(state.describe(graph, weights, seen.describe(graph)));
        OnnxTensor light = fromState.describe(graph, weights, position);
        var parts = new ArrayList<OnnxTensor>();
        for (Field field : rows) {
            OnnxTensor input = FeatureScaler.input(graph, field);
            parts.add(field.name().equals(CANDIDATES) ? graph.scale(input, repeated(field)) : input);
        }
        OnnxTensor judged = candidate.describe(graph, weights, graph.concat(1, parts));
        judged = graph.relu(graph.add(judged, graph.reshape(light, 1, light.size())));
        judged = graph.relu(further.describe(graph, weights, judged));
        graph.output("logits", graph.flatten(policy.describe(graph, weights, judged)));
    }

    /// The scales of one candidate for all rows.
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

    /// The features of the listed candidates, one below the other.
    private Tensor features(ObservationBatch inputs, Tensor listed, Tensor owner) {
        Tensor action = inputs.actions().flatten().index_select(0, listed);
        var parts = new TensorVector();
        for (Field field : rows) {
            Tensor all = inputs.field(field.name());
            Tensor place = owner.mul(new Scalar(all.size(1))).add(action);
            Tensor chosen = all.flatten(0, 1).index_select(0, place);
            parts.push_back(field.name().equals(CANDIDATES) ? chosen.mul(scales(field)) : chosen);
        }
        return torch.cat(parts, 1);
    }
}
