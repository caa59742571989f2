package dev.quoin.learning.network;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.pytorch.Tensor;

/// Two dense layers over all that is seen, and heads for actions and worth: for small tasks. Immutable.
public final class DenseNetwork implements Network {
    private final Scaled seen;
    private final List<Dense> hidden;
    private final Heads heads;

    /// A network for an environment.
    ///
    /// @param fields the fields of the observation that it looks at
    /// @param width how wide the two layers are
    public DenseNetwork(SlotLayout layout, List<String> fields, int width) {
        seen = Scaled.of(layout, fields);
        hidden = List.of(
                new Dense("dense1", seen.size(), width, Dense.RECTIFIED),
                new Dense("dense2", width, width, Dense.RECTIFIED));
        heads = Heads.of(width, layout.actions());
    }

    @Override
    public List<String> fields() {
        return seen.names();
    }

    @Override
    public List<WeightSpec> weights() {
        var weights = new ArrayList<WeightSpec>();
        hidden.forEach(layer -> weights.addAll(layer.weights()));
        weights.addAll(heads.weights());
        return weights;
    }

    @Override
    public Prediction predict(Weights weights, Inputs inputs) {
        Tensor state = seen.of(inputs);
        for (Dense layer : hidden) {
            state = layer.of(weights, state).relu();
        }
        return heads.of(weights, inputs, state);
    }

    @Override
    public void describe(OnnxGraph graph, Weights weights) {
        OnnxTensor state = seen.describe(graph);
        for (Dense layer : hidden) {
            state = graph.relu(layer.describe(graph, weights, state));
        }
        heads.describe(graph, weights, state);
    }
}
