package dev.quoin.env;

import java.util.Map;

/// The beginning of an episode.
///
/// @param observation a value of the observation space
/// @param info by name, whatever else may be known
public record Start(Object observation, Map<String, Object> info) {}
