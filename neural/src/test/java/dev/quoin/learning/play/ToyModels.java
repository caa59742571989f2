package dev.quoin.learning.play;

import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/// Small models with random weights, written for tests.
final class ToyModels {
    private ToyModels() {}

    static float[] numbers(int count, long seed) {
        var chance = new SplittableRandom(seed);
        var numbers = new float[count];
        for (int at = 0; at < count; at++) {
            numbers[at] = (float) chance.nextDouble(-1, 1);
        }
        return numbers;
    }

    /// Logits that are weights times the three planes of the board.
    static OnnxGraph othello(float[] weights) {
        var graph = new OnnxGraph("toy");
        graph.output("logits", graph.dense(graph.flatten(graph.input("observation", 3, 8, 8)), weights, new float[64]));
        graph.metadata(ModelCard.ENVIRONMENT, "Othello-v0");
        return graph;
    }

    /// Logits from board, rack, what is unseen and the legal actions of the small crossword board.
    static OnnxGraph mini(int actions) {
        var graph = new OnnxGraph("toy");
        OnnxTensor seen = graph.concat(
                0,
                List.of(
                        graph.flatten(graph.input("board", 5, 5)),
                        graph.input("rack", 27),
                        graph.input("unseen", 27),
                        graph.input("bag_size", 1)));
        OnnxTensor hidden = graph.tanh(graph.dense(seen, numbers(4 * seen.size(), 5), new float[4]));
        OnnxTensor liked = graph.dense(hidden, numbers(actions * 4, 6), numbers(actions, 7));
        graph.output("logits", graph.add(liked, graph.scale(graph.input("action_mask", actions), 0.5f)));
        graph.metadata(ModelCard.ENVIRONMENT, "MiniScrabble-v0");
        return graph;
    }

    static Path write(Path folder, String name, OnnxGraph graph) {
        try {
            return Files.write(folder.resolve(name), graph.bytes());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
