package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import java.util.List;

/// A function from what is seen to a number for each action, and to the worth of the position. Immutable: the weights
/// are a parameter, so that one network plays with those of today and with those of a week ago.
public interface Network {
    /// The fields of the observation that it looks at.
    List<String> fields();

    /// The weights it needs.
    List<WeightSpec> weights();

    /// What it says of some positions.
    PolicyValue predict(NetworkWeights weights, ObservationBatch inputs);

    /// Writes the same function down for players: inputs by the names of the fields, an output `logits` with a number
    /// for
    /// every action, and `value` where it costs little.
    void describe(OnnxGraph graph, NetworkWeights weights);
}
