package dev.quoin.learning.network;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import java.util.ArrayList;
import java.util.List;

/// A multilayer perceptron over some fields, with actor-critic heads, for small tasks. Immutable.
public final class MlpNetwork implements Network {
    private final FeatureScaler scaler;
    private final Mlp mlp;
    private final ActorCriticHeads heads;

    /// Creates a network for an environment.
    ///
    /// @param fields the fields of the observation that it reads
    /// @param hiddenSize the number of units in each layer
    public MlpNetwork(SlotLayout layout, List<String> fields, int hiddenSize) {
        scaler = FeatureScaler.of(layout, fields);
        mlp = Mlp.of(scaler.size(), hiddenSize);
        heads = ActorCriticHeads.of(hiddenSize, layout.actions());
    }

    @Override
    public List<String> fields() {
        return scaler.names();
    }

    @Override
    public List<WeightSpec> weights() {
        var weights = new ArrayList<>(mlp.weights());
        weights.addAll(heads.weights());
        return weights;
    }

    @Override
    public PolicyValue predict(NetworkWeights weights, ObservationBatch batch) {
        return heads.of(weights, batch, mlp.of(weights, scaler.of(batch)));
    }

    @Override
    public void describe(OnnxGraph graph, NetworkWeights weights) {
        heads.describe(graph, weights, mlp.describe(graph, weights, scaler.describe(graph)));
    }
}
