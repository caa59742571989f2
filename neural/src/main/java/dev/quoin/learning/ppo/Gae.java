package dev.quoin.learning.ppo;

import dev.quoin.learning.rollout.Trajectory;
import dev.quoin.learning.rollout.Transition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Generalized advantage estimation (Schulman et al., 2016): the advantages and returns of all transitions of a
/// rollout. Immutable after construction.
final class Gae {
    private final List<Transition> transitions = new ArrayList<>();
    private float[] advantages = new float[0];

    private Gae() {}

    /// Estimates the advantages of all transitions.
    static Gae of(List<Trajectory> trajectories, double gamma, double lambda) {
        var all = new Gae();
        trajectories.forEach(trajectory -> all.transitions.addAll(trajectory.transitions()));
        all.advantages = new float[all.transitions.size()];
        int first = 0;
        for (Trajectory trajectory : trajectories) {
            double lastGae = 0;
            for (int index = trajectory.size() - 1; index >= 0; index--) {
                Transition transition = trajectory.transitions().get(index);
                @Nullable Transition next = trajectory.next(index);
                double nextValue = next == null ? 0 : next.value();
                double delta = transition.reward() + gamma * nextValue - transition.value();
                lastGae = delta + (next == null ? 0 : gamma * lambda * lastGae);
                all.advantages[first + index] = (float) lastGae;
            }
            first += trajectory.size();
        }
        return all;
    }

    List<Transition> transitions() {
        return transitions;
    }

    float advantage(int index) {
        return advantages[index];
    }

    /// Returns the targets of the value function: advantage plus value.
    float[] returns() {
        var returns = new float[advantages.length];
        for (int index = 0; index < returns.length; index++) {
            returns[index] = advantages[index] + transitions.get(index).value();
        }
        return returns;
    }

    /// Returns the advantages, normalized to mean 0 and standard deviation 1.
    float[] normalized() {
        double sum = 0;
        double squares = 0;
        for (float advantage : advantages) {
            sum += advantage;
            squares += (double) advantage * advantage;
        }
        double mean = sum / advantages.length;
        double deviation = Math.sqrt(Math.max(squares / advantages.length - mean * mean, 0)) + 1e-8;
        var normalized = new float[advantages.length];
        for (int index = 0; index < normalized.length; index++) {
            normalized[index] = (float) ((advantages[index] - mean) / deviation);
        }
        return normalized;
    }

    /// Returns the fraction of the variance of the returns that the value function explains; 1 is perfect.
    double explainedVariance() {
        float[] returns = returns();
        double mean = 0;
        for (float value : returns) {
            mean += value / returns.length;
        }
        double variance = 0;
        double residual = 0;
        for (int index = 0; index < returns.length; index++) {
            variance += (returns[index] - mean) * (returns[index] - mean);
            residual += (double) advantages[index] * advantages[index];
        }
        return variance == 0 ? 0 : 1 - residual / variance;
    }
}
