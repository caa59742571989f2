package dev.quoin.learning.network;

import org.bytedeco.pytorch.Tensor;

/// The output of a network for a batch: policy logits and values.
///
/// @param logits the logit of each listed action, batch × max actions; padding is arbitrary until
///     [ObservationBatch#mask] is applied
/// @param value the value of each observation for the side to act
public record PolicyValue(Tensor logits, Tensor value) {}
