package dev.quoin.learning.network;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import java.util.ArrayList;
import java.util.List;

/// Two dense layers over all that is seen, and heads for actions and worth: for small tasks. Immutable.
public final class MlpNetwork implements Network {
    private final FeatureScaler seen;
    private final Mlp hidden;
    private final ActorCriticHeads heads;

    /// A network for an environment.
    ///
    /// @param fields the fields of the observation that it looks at
    /// @param width how wide the two layers are
    public MlpNetwork(SlotLayout layout, List<String> fields, int width) {
        seen = FeatureScaler.of(layout, fields);
        hidden = Mlp.of(seen.size(), width);
        heads = ActorCriticHeads.of(width, layout.actions());
    }

    @Override
    public List<String> fields() {
        return seen.names();
    }

    @Override
    public List<WeightSpec> weights() {
        var weights = new ArrayList<>(hidden.weights());
        weights.addAll(heads.weights());
        return weights;
    }

    @Override
    public PolicyValue predict(NetworkWeights weights, ObservationBatch inputs) {
        return heads.of(weights, inputs, hidden.of(weights, seen.of(inputs)));
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        heads.describe(graph, weights, hidden.describe(graph, weights, seen.describe(graph)));
    }
}
