package dev.quoin.env;

import java.util.Map;

/// The result of a reset.
///
/// @param observation a value of the observation space
/// @param info further values by name
public record ResetResult(Object observation, Map<String, Object> info) {}
