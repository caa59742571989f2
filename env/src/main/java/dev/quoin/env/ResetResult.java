package dev.quoin.env;

import java.util.Map;

/// The result of a reset.
///
/// @param observation a value of the observation space
/// @param info further values by name
public record ResetResult(Object observation, Map<String, Object> info) {
    /// Returns for each action whether it is legal.
    public boolean[] actionMask() {
        return ActionMask.of(info);
    }

    /// Returns the legal actions, lowest first.
    public int[] legalActions() {
        return ActionMask.legal(info);
    }

    /// Returns the values for debugging, with arrays by their size.
    @Override
    public String toString() {
        return "ResetResult[observation=" + ActionMask.brief(observation) + ", info=" + ActionMask.brief(info) + "]";
    }
}
