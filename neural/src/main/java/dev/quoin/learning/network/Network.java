package dev.quoin.learning.network;

import dev.quoin.learning.onnx.OnnxGraph;
import java.util.List;

/// A neural network with a policy and a value output. Immutable: the weights are a parameter, so one network can play
/// with the current weights and with those of an earlier snapshot.
public interface Network {
    /// Returns the fields of the observation that it reads.
    List<String> fields();

    /// Returns its weight tensors.
    List<WeightSpec> weights();

    /// Runs the forward pass.
    PolicyValue predict(NetworkWeights weights, ObservationBatch batch);

    /// Adds the same forward pass to an ONNX graph: an input for each field, an output `logits` for every
    /// action, and `value` if it is cheap to compute.
    void describe(OnnxGraph graph, NetworkWeights weights);
}
