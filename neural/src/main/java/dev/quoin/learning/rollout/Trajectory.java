package dev.quoin.learning.rollout;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Consecutive transitions of one seat in one environment, across one episode or several.
///
/// @param transitions the transitions, with their complete rewards
/// @param bootstrap the transition that follows, whose value estimates the rest of the episode; null if the last one
///     ended an episode
public record Trajectory(
        List<Transition> transitions, @Nullable Transition bootstrap) {
    public Trajectory {
        transitions = List.copyOf(transitions);
    }

    /// Returns the number of transitions.
    public int size() {
        return transitions.size();
    }

    /// Returns the transition that follows in the same episode, or null if there is none.
    public @Nullable Transition next(int index) {
        if (transitions.get(index).done()) {
            return null;
        }
        return index + 1 < transitions.size() ? transitions.get(index + 1) : bootstrap;
    }
}
