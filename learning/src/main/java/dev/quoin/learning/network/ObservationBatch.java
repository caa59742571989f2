package dev.quoin.learning.network;

import java.util.LinkedHashMap;
import java.util.Map;
import org.bytedeco.pytorch.Tensor;

/// Some positions as a network sees them.
///
/// Legal actions are listed, not marked: of 65,251 actions a few dozen are legal, and nothing is computed for the
/// others.
///
/// @param fields the observed fields by name, each positions × its shape
/// @param actions the legal actions of each position, positions × most actions, filled up with action 0
/// @param closed 0 for each of them, a very low number for what fills up
public record ObservationBatch(Map<String, Tensor> fields, Tensor actions, Tensor closed) {
    /// What is added to the logit of an action that is not legal.
    public static final float CLOSED = -1e9f;

    /// The numbers of a field.
    public Tensor field(String name) {
        Tensor field = fields.get(name);
        if (field == null) {
            throw new IllegalArgumentException("there is no field '" + name + "', only " + fields.keySet());
        }
        return field;
    }

    /// How many positions there are.
    public long count() {
        return actions.size(0);
    }

    /// Logits of the listed actions, and next to nothing for what fills up.
    public Tensor close(Tensor logits) {
        return logits.add(closed);
    }

    /// The positions with these numbers.
    public ObservationBatch rows(Tensor numbers) {
        var chosen = new LinkedHashMap<String, Tensor>();
        fields.forEach((name, field) -> chosen.put(name, field.index_select(0, numbers)));
        return new ObservationBatch(chosen, actions.index_select(0, numbers), closed.index_select(0, numbers));
    }
}
