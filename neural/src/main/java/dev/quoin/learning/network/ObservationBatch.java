package dev.quoin.learning.network;

import java.util.LinkedHashMap;
import java.util.Map;
import org.bytedeco.pytorch.Tensor;

/// A batch of observations, as the input of a network.
///
/// Legal actions are listed instead of masked: often only a few dozen of 65,251 are legal, and nothing is
/// computed for the others.
///
/// @param fields the fields of the observations by name, each batch × its shape
/// @param actions the legal actions of each observation, batch × max actions, padded with action 0
/// @param logitMask what to add to the logits: 0 for a legal action, [#MASKED] for padding
public record ObservationBatch(Map<String, Tensor> fields, Tensor actions, Tensor logitMask) {
    /// Added to the logit of padding, so that its probability becomes 0.
    public static final float MASKED = -1e9f;

    /// Returns a field of the observations.
    public Tensor field(String name) {
        Tensor field = fields.get(name);
        if (field == null) {
            throw new IllegalArgumentException("there is no field '" + name + "', only " + fields.keySet());
        }
        return field;
    }

    /// Returns the batch size.
    public long size() {
        return actions.size(0);
    }

    /// Masks the logits of padding.
    public Tensor mask(Tensor logits) {
        return logits.add(logitMask);
    }

    /// Returns the observations with these indices.
    public ObservationBatch rows(Tensor indices) {
        var chosen = new LinkedHashMap<String, Tensor>();
        fields.forEach((name, field) -> chosen.put(name, field.index_select(0, indices)));
        return new ObservationBatch(chosen, actions.index_select(0, indices), logitMask.index_select(0, indices));
    }
}
