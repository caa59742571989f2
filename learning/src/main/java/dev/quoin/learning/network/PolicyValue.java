package dev.quoin.learning.network;

import org.bytedeco.pytorch.Tensor;

/// What a network says of some positions.
///
/// @param logits a number for each listed action, positions × most actions; numbers behind a position's own actions
/// mean
///     nothing until [ObservationBatch#close] has closed them
/// @param value the worth of each position for the side to act
public record PolicyValue(Tensor logits, Tensor value) {}
