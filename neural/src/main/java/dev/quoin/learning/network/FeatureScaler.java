package dev.quoin.learning.network;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.onnx.OnnxTensor;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.TensorVector;
import org.bytedeco.pytorch.global.torch;

/// Scales fields to about the same range and concatenates them into one feature vector. Immutable.
///
/// @param fields the fields, in order
record FeatureScaler(List<Entry> fields) {
    /// A field and its scale.
    record Entry(Field field, double scale) {
        String name() {
            return field.name();
        }

        int size() {
            return field.box().shape().size();
        }
    }

    private static final List<String> WITHOUT_BOARD =
            List.of("rack", "unseen", "score_self", "score_opp", "bag_size", "scoreless_turns");

    private static final double SCORE_SCALE = 0.04;
    private static final double COUNT_SCALE = 0.05;

    FeatureScaler {
        fields = List.copyOf(fields);
    }

    /// Returns a scaler for some fields of an observation.
    static FeatureScaler of(SlotLayout layout, List<String> names) {
        var entries = new ArrayList<Entry>();
        for (String name : names) {
            entries.add(new Entry(field(layout, name), scale(name)));
        }
        return new FeatureScaler(entries);
    }

    /// Returns a scaler for the crossword observation without the board.
    static FeatureScaler withoutBoard(SlotLayout layout) {
        return of(layout, WITHOUT_BOARD);
    }

    /// Returns the field with a name.
    static Field field(SlotLayout layout, String name) {
        return layout.observation().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the network needs the field '" + name
                        + "' of the observation, there is only "
                        + layout.observation().stream().map(Field::name).toList()));
    }

    /// Returns the scale of a field. Scores reach 50 to 100 and bags 40 to 100; everything else is near 1.
    private static double scale(String name) {
        return switch (name) {
            case "score_self", "score_opp" -> SCORE_SCALE;
            case "bag_size" -> COUNT_SCALE;
            default -> 1;
        };
    }

    int size() {
        return fields.stream().mapToInt(Entry::size).sum();
    }

    List<String> names() {
        return fields.stream().map(Entry::name).toList();
    }

    /// Returns the feature vectors of a batch: batch × features.
    Tensor of(ObservationBatch batch) {
        var parts = new TensorVector();
        for (Entry entry : fields) {
            Tensor flat = batch.field(entry.name()).flatten(1, -1);
            parts.push_back(entry.scale() == 1 ? flat : flat.mul(new Scalar(entry.scale())));
        }
        return torch.cat(parts, 1);
    }

    OnnxTensor describe(OnnxGraph graph) {
        var parts = new ArrayList<OnnxTensor>();
        for (Entry entry : fields) {
            OnnxTensor flat = graph.flatten(input(graph, entry.field()));
            parts.add(entry.scale() == 1 ? flat : graph.scale(flat, (float) entry.scale()));
        }
        return graph.concat(0, parts);
    }

    /// Adds the ONNX input of a field.
    static OnnxTensor input(OnnxGraph graph, Field field) {
        int[] shape = field.box().shape().lengths().stream()
                .mapToInt(Integer::intValue)
                .toArray();
        return graph.input(field.name(), shape);
    }
}
