package dev.quoin.learning.network;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import java.util.ArrayList;
import java.util.List;

/// Two dense layers over all that is seen, and heads for actions and worth: for small tasks. Immutable.
public final class DenseNetwork implements Network {
    private final Scaled seen;
    private final Hidden hidden;
    private final Heads heads;

    /// A network for an environment.
    ///
    /// @param fields the fields of the observation that it looks at
    /// @param width how wide the two layers are
    public DenseNetwork(SlotLayout layout, List<String> fields, int width) {
        seen = Scaled.of(layout, fields);
        hidden = Hidden.of(seen.size(), width);
        heads = Heads.of(width, layout.actions());
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
    public Prediction predict(Weights weights, Inputs inputs) {
        return heads.of(weights, inputs, hidden.of(weights, seen.of(inputs)));
    }

    @Override
    public void describe(OnnxGraph graph, Weights weights) {
        heads.describe(graph, weights, hidden.describe(graph, weights, seen.describe(graph)));
    }
}
