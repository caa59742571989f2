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
        Object observation, float reward, boolean terminated, boolean truncated, Map<String, Object> info) {
    /// Returns for each action whether it is legal now; none is after the end of the game.
    public boolean[] actionMask() {
        return ActionMask.of(info);
    }

    /// Returns the actions that are legal now, lowest first.
    public int[] legalActions() {
        return ActionMask.legal(info);
    }

    /// Returns whether the episode is over: terminated or truncated.
    public boolean isOver() {
        return terminated || truncated;
    }

    /// Returns the values for debugging, with arrays by their size.
    @Override
    public String toString() {
        return "StepResult[observation=" + ActionMask.brief(observation) + ", reward=" + reward + ", terminated="
                + terminated + ", truncated=" + truncated + ", info=" + ActionMask.brief(info) + "]";
    }
}
