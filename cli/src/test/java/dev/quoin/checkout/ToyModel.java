package dev.quoin.checkout;

import dev.quoin.learning.onnx.OnnxGraph;

/// A network that plays Othello, badly.
final class ToyModel {
    private ToyModel() {}

    /// A file that likes all squares alike.
    static byte[] othello() {
        var graph = new OnnxGraph("toy");
        graph.output(
                "logits",
                graph.dense(graph.flatten(graph.input("observation", 3, 8, 8)), new float[64 * 192], new float[64]));
        graph.metadata("quoin.environment", "Othello-v0");
        return graph.bytes();
    }
}
