package dev.quoin.env;

import java.util.Map;

/// The result of a step.
///
/// @param observation a value of the observation space
/// @param reward the reward of the action
/// @param terminated whether the game has ended
/// @param truncated whether the episode reached its limit of steps
/// @param info further values by name
public record StepResult(
        Object observation, float reward, boolean terminated, boolean truncated, Map<String, Object> info) {}
