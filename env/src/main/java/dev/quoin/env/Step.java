package dev.quoin.env;

import java.util.Map;

/// What came of an action.
///
/// @param observation a value of the observation space
/// @param reward what the action earned
/// @param terminated whether the episode has come to its own end
/// @param truncated whether the episode was cut off
/// @param info by name, whatever else may be known
public record Step(Object observation, float reward, boolean terminated, boolean truncated, Map<String, Object> info) {}
