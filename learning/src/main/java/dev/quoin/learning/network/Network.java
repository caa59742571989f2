package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import java.util.List;

/// A neural network with a policy and a value output. Immutable: the weights are a parameter, so one network can play
/// with the current weights and with those of an earlier snapshot.
public interface Network {
    /// The fields of the observation that it reads.
    List<String> fields();

    /// Its weight tensors.
    List<WeightSpec> weights();

    /// The forward pass.
    PolicyValue predict(NetworkWeights weights, ObservationBatch batch);

    /// Adds the same forward pass to an ONNX graph: an input for each field, an output `logits` for every action, and
    /// `value` where it costs little.
    void describe(OnnxGraph graph, NetworkWeights weights);
}
