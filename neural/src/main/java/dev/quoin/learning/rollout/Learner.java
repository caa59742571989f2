package dev.quoin.learning.rollout;

import dev.quoin.learning.network.NetworkWeights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// A reinforcement learning algorithm: chooses actions and updates its network. Mutable, not thread-safe.
public interface Learner {
    /// Returns the current weights of the network.
    NetworkWeights weights();

    /// Sets the actions of pending transitions, with the exploration of the algorithm.
    ///
    /// @param weights the learner's own, or those of an earlier snapshot
    void act(NetworkWeights weights, List<Transition> pending, RandomGenerator chance);

    /// Sets the actions of pending transitions to the greedy ones, without exploration.
    void actGreedily(NetworkWeights weights, List<Transition> pending);

    /// Updates the network.
    ///
    /// @param progress the fraction of the total timesteps that has been played, 0 to 1
    /// @return metrics by CleanRL's names
    Map<String, Double> update(List<Trajectory> trajectories, double progress, RandomGenerator chance);

    /// Writes the state of the learner for a checkpoint.
    void write(DataOutputStream out) throws IOException;

    /// Restores the state from a checkpoint.
    void read(DataInputStream in) throws IOException;
}
